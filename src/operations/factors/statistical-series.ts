import { evidenceHash } from '../../domain/evidence.ts'
import { rememberedBy, rememberedUpTo } from '../../domain/remembered-by.ts'
import {
  type CpiSeries,
  composeSeries,
  inputsOfSeries,
  monthsOf,
  STATISTICAL_SERIES,
  within,
} from '../../domain/statistics/cpi-series.ts'
import { type RereferenceLink, rereferenceLinks } from '../../domain/statistics/rereference.ts'
import { PACKS } from '../../domain/tenancy/access.ts'
import { ServiceError } from '../../errors.ts'
import { type CpiFilter, cpiDimensions, cpiObservations } from '../../store/cpi.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { perSnapshot } from '../reference/per-snapshot.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'

export interface SeriesQuestion {
  readonly pack_id?: string | undefined
  readonly dataflow?: string | undefined
  /** Code or name: 1, Sydney, 50, Australia. */
  readonly region?: string | undefined
  /** Code or name: 1, index_number. */
  readonly measure?: string | undefined
  readonly index?: string | undefined
  readonly frequency?: string | undefined
  readonly base_period?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export interface SeriesResult {
  readonly series: readonly CpiSeries[]
  readonly links: readonly RereferenceLink[]
}

/** Series of the snapshot that fit, one for each key and base, with how bases stand to each other. */
export async function statisticalSeries(
  database: ReadonlySql,
  snapshot: SnapshotView,
  question: SeriesQuestion,
): Promise<SeriesResult> {
  requirePack(question.pack_id)
  requirePeriods(question)
  const dimensions = await dimensionsOf(database, snapshot)
  const region = codeOf(question.region, dimensions, 'region_code', 'region_name')
  const measure = codeOf(question.measure, dimensions, 'measure_code', 'measure')
  const { all, links } = await seriesThatFit(database, snapshot, {
    dataflow: question.dataflow === undefined ? undefined : `ABS:${question.dataflow.replace(/^ABS:/, '')}`,
    region_code: region,
    measure_code: measure,
    index_code: question.index,
    freq: question.frequency,
    base_period: question.base_period,
  })
  const series = all
    .map((item) => ({ ...item, observations: within(item.observations, question.from, question.to) }))
    .filter((item) => item.observations.length > 0)
  if (series.length === 0) throw notFound(question, dimensions)
  return { series, links }
}

const dimensionsOf = perSnapshot((database, snapshot) => cpiDimensions(database, snapshot.id))

interface FittingSeries {
  readonly all: readonly CpiSeries[]
  readonly links: readonly RereferenceLink[]
}

/** Answers of some megabytes each, of which the largest take a quarter of a second to read and compose. */
const ANSWERS_KEPT = 8
const answersOn = rememberedBy((database: ReadonlySql) =>
  rememberedUpTo(
    ANSWERS_KEPT,
    async (
      _releasesAndFilter: string,
      { snapshot, filter }: { readonly snapshot: SnapshotView; readonly filter: CpiFilter },
    ): Promise<FittingSeries> => {
      const all = composeSeries(await cpiObservations(database, snapshot.id, filter))
      return { all, links: rereferenceLinks(all) }
    },
  ),
)

/** Series by the releases that they come from: snapshots that hold the same ones share them. */
function seriesThatFit(
  database: ReadonlySql,
  snapshot: SnapshotView,
  filter: CpiFilter,
): Promise<FittingSeries> {
  const releases = [...snapshot.releases.values()].filter(({ source }) => source === 'abs-cpi')
  const key = JSON.stringify([releases.map(({ id }) => id).toSorted(), filter])
  return answersOn(database)(key, { snapshot, filter })
}

export const seriesEvidence = (series: readonly CpiSeries[]): string =>
  evidenceHash(inputsOfSeries(series), [STATISTICAL_SERIES])

type Dimension = Readonly<Record<'region_code' | 'region_name' | 'measure_code' | 'measure', string>>

/** Region 50 was renamed in late 2025; both names are understood. */
const REGION_ALIASES = new Map([
  ['australia', '50'],
  ['national', '50'],
])

function codeOf(
  text: string | undefined,
  dimensions: readonly Dimension[],
  code: keyof Dimension,
  name: keyof Dimension,
): string | undefined {
  if (text === undefined) return undefined
  const wanted = text.trim().toLowerCase()
  const alias = code === 'region_code' ? REGION_ALIASES.get(wanted) : undefined
  return (
    alias ??
    dimensions.find((item) => item[code] === text || item[name].toLowerCase() === wanted)?.[code] ??
    // An unknown text stays as it is: no row has it, and the answer lists those there are.
    text
  )
}

function notFound(question: SeriesQuestion, dimensions: readonly Dimension[]): ServiceError {
  if (dimensions.length === 0)
    return new ServiceError('series_not_found', 'No consumer price index is loaded in this snapshot.')
  const list = (code: keyof Dimension, name: keyof Dimension) => [
    ...new Set(dimensions.map((item) => `${item[code]} ${item[name]}`)),
  ]
  const asked = Object.entries(question).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${value}`,
  )
  return new ServiceError('series_not_found', `No series matches ${asked.join(', ')}.`, {
    valid_values: [...list('region_code', 'region_name'), ...list('measure_code', 'measure')],
    hint: 'Regions and measures are known by code or name.',
  })
}

function requirePack(pack: string | undefined): void {
  if (pack !== undefined && !PACKS.some((known) => known === pack))
    throw new ServiceError('pack_not_found', `There is no pack ${JSON.stringify(pack)}.`, {
      valid_values: [...PACKS],
    })
}

function requirePeriods({ from, to }: SeriesQuestion): void {
  const faults = Object.entries({ from, to })
    .filter(([, value]) => value !== undefined && monthsOf(value) === undefined)
    .map(([parameter, received]) => ({
      parameter,
      code: 'invalid_parameter',
      message: 'must be a year, a quarter such as 2024-Q2, or a month such as 2024-06',
      received,
    }))
  if (faults.length === 0 && from !== undefined && to !== undefined && monthsOf(from)![0] > monthsOf(to)![1])
    faults.push({
      parameter: 'from',
      code: 'invalid_parameter',
      message: 'must not be after to',
      received: from,
    })
  if (faults.length > 0)
    throw new ServiceError('invalid_parameter', 'The range of periods is not valid.', { errors: faults })
}
