import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { utcToday } from '../../clock.ts'
import { OWN_SCHEMES } from '../../domain/disclosure/scope2/mandatory-share.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import { writeCompactRows } from '../../sources/formats/compact-rows.ts'
import {
  type RenewablePowerPercentageRow,
  renewablePowerPercentageRow,
} from '../../sources/renewable-power-percentage/row.ts'
import type { Acceptance } from '../../store/release-acceptance.ts'
import { renewablePowerRows } from '../../store/renewable-power.ts'
import { snapshotInForce } from '../../store/snapshots.ts'
import { loadRows } from './load-rows.ts'
import type { IngestContext, IngestResult } from './request.ts'

/** A percentage of one calendar year, as an operator types it. */
export interface TypedPercentage {
  readonly year: string
  /** As printed, such as `16.50`. */
  readonly value: string
  /** Where it is published. */
  readonly source: string
  /** Undefined for the national percentage. */
  readonly jurisdiction?: string
  readonly accept?: Acceptance
  readonly dry_run?: boolean
}

export interface LoadedPercentage extends IngestResult {
  readonly percentage: {
    readonly year: string
    readonly jurisdiction: string | null
    readonly percent: string
    /** What was in force for the year before; null when nothing was. */
    readonly before: string | null
  }
}

/** Loads the table in force with one year added or corrected, as a release that is checked as any other. */
export async function loadPercentage(
  context: IngestContext,
  typed: TypedPercentage,
): Promise<LoadedPercentage> {
  const row = rowOf(typed)
  const found = await snapshotInForce(context.database)
  const held = found === undefined ? [] : await renewablePowerRows(context.database, found.id)
  const isSame = (one: { readonly year: string; readonly jurisdiction?: string | null }): boolean =>
    one.year === row.year && (one.jurisdiction ?? null) === row.jurisdiction
  const before = held.find(isSame)
  if (before?.rpp_text === row.rpp_text)
    throw new OperatorError(`${nameOf(row)} is loaded as ${before.rpp_text} % already`, {
      hint: `It is in ${before.release_id}, ${before.row_ref}. There is nothing left to do.`,
      exitCode: EXIT.badInput,
    })
  const rows = [...held.filter((one) => !isSame(one)).map(withoutRelease), row]
    .toSorted((a, b) => Number(a.year) - Number(b.year))
    .map((one, index) => ({ ...one, row_ref: `line ${index + 2}` }))
  const loaded = await loadTable(context, rows, typed)
  return {
    ...loaded,
    percentage: {
      year: row.year,
      jurisdiction: row.jurisdiction,
      percent: row.rpp_text,
      before: before?.rpp_text ?? null,
    },
  }
}

type Row = RenewablePowerPercentageRow & { readonly jurisdiction: string | null }

const withoutRelease = ({ row_ref, year, rpp_pct, rpp_text, confidence, note, jurisdiction }: Row): Row => ({
  row_ref,
  year,
  rpp_pct,
  rpp_text,
  confidence,
  note,
  jurisdiction,
})

const nameOf = ({ year, jurisdiction }: Row): string =>
  jurisdiction === null
    ? `the renewable power percentage of ${year}`
    : `the jurisdictional percentage of ${jurisdiction} of ${year}`

function rowOf({ year, value, source, jurisdiction }: TypedPercentage): Row {
  const refuse = (option: string, text: string, expected: string): never => {
    throw new OperatorError(`--${option} ${JSON.stringify(text)} is not ${expected}`, {
      exitCode: EXIT.usage,
    })
  }
  if (!/^20\d\d$/.test(year)) refuse('year', year, 'a calendar year such as 2026')
  if (!/^\d{1,3}(?:\.\d{1,4})?$/.test(value) || Number(value) > 100)
    refuse('value', value, 'a percentage as published, such as 16.50')
  if (Number(value) < 1) refuse('value', value, 'in per cent: 16.50 means 16.50 %, and 0.165 is a fraction')
  if (source.trim().length < 8)
    refuse('source', source, 'a web address or legislative instrument that gives the percentage')
  const schemes = [...OWN_SCHEMES].join(', ')
  if (jurisdiction !== undefined && !new Set<string>(OWN_SCHEMES).has(jurisdiction))
    refuse('jurisdiction', jurisdiction, `a jurisdiction with its own scheme: ${schemes}`)
  return {
    row_ref: '',
    year,
    rpp_pct: Number(value),
    rpp_text: value,
    confidence: 'typed_by_operator',
    note: source.trim(),
    jurisdiction: jurisdiction ?? null,
  }
}

async function loadTable(
  context: IngestContext,
  rows: readonly Row[],
  { accept, dry_run }: Pick<TypedPercentage, 'accept' | 'dry_run'>,
): Promise<IngestResult> {
  await mkdir(context.home, { recursive: true })
  const folder = await mkdtemp(path.join(context.home, 'percentage-'))
  try {
    const location = path.join(folder, 'renewable_power_percentage.csv')
    await writeFile(location, writeCompactRows(renewablePowerPercentageRow, rows))
    return await loadRows(context, {
      source: 'renewable-power-percentage',
      location,
      // The table is ours, so it is published today, however old the percentage is.
      published_on: utcToday(context.clock),
      ...(accept === undefined ? {} : { accept }),
      ...(dry_run === undefined ? {} : { dry_run }),
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}
