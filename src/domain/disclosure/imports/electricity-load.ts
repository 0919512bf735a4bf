import { type Period, showPeriod } from '../../period.ts'
import type { ImportGround, ItemDraft } from './draft.ts'
import { type ImportFault, type ImportWarning, importFault } from './meter-reading.ts'

/** The exempt part of a load, as far as a file tells it. */
export interface Exemption {
  readonly kwh?: number | undefined
  readonly from?: string | undefined
  /** SHA-256 of the document that exempts. */
  readonly document?: string | undefined
}

/** Electricity bought, as a file tells it. */
export interface Load {
  readonly at: string
  readonly period: Period
  readonly kwh: number
  readonly exempt: Exemption
  readonly meter: string | undefined
  /** Name of the site, where the file has one. */
  readonly site: string | undefined
  /** As the file says; undefined where it does not. */
  readonly region: string | undefined
  readonly state: string | undefined
}

/** What tells a load from the others of a record. */
export const loadKey = (load: {
  readonly meter?: string | undefined
  readonly region?: unknown
  readonly period: Period
}): string =>
  JSON.stringify([
    load.meter ?? null,
    load.meter === undefined ? load.region : null,
    load.period.start,
    load.period.end,
  ])

export interface DraftedLoad {
  readonly draft?: ItemDraft
  readonly fault?: ImportFault
  readonly warning?: ImportWarning
  /** The meter, where its region is all that is missing. */
  readonly unplaced?: string
}

/** A load as an item of the record, with the region of the file or the one that was chosen for the meter before. */
export function loadDraft(
  { at, period, kwh, exempt, meter, site, region: printed, state }: Load,
  { document, regions }: ImportGround,
): DraftedLoad {
  const chosen = meter === undefined ? undefined : regions.get(meter)
  const region = printed ?? chosen
  if (region === undefined)
    return {
      fault: regionUnknown(at, meter, state),
      ...(meter === undefined ? {} : { unplaced: meter }),
    }
  const name = `${meter ?? region}, ${showPeriod(period)}`
  const draft: ItemDraft = {
    at,
    key: loadKey({ meter, region, period }),
    name,
    given: {
      region,
      period,
      kwh,
      ...(exempt.kwh === undefined ? {} : { exempt_kwh: exempt.kwh }),
      ...(exempt.from === undefined ? {} : { exempt_from: exempt.from }),
      ...(exempt.document === undefined ? {} : { exempt_document_sha256: exempt.document }),
      ...(meter === undefined ? {} : { meter }),
      ...(site === undefined ? {} : { site }),
      document_sha256: document,
    },
    added: { exempt_kwh: 0 },
  }
  if (printed === undefined || chosen === undefined || printed === chosen) return { draft }
  return {
    draft,
    warning: {
      code: 'region_differs',
      at,
      message: `The file puts meter ${meter} in ${printed}; ${chosen} was chosen for it before. The file is used.`,
    },
  }
}

function regionUnknown(at: string, meter: string | undefined, state: string | undefined): ImportFault {
  if (state === 'WA' || state === 'NT')
    return importFault(
      at,
      `${state} has more than one grid; write ${state === 'WA' ? 'SWIS (south-west) or NWIS (Pilbara)' : 'DKIS (Darwin to Katherine)'} into a column “Region”`,
      { column: 'State', value: state },
    )
  return importFault(
    at,
    meter === undefined
      ? 'has neither a region nor a state; add a column “Region” or “State”'
      : `the region of meter ${meter} is not known; choose its region, or add a column “Region” or “State”`,
    { column: 'Region', value: meter },
  )
}
