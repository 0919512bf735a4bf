import { daysOf, showPeriod } from '../../period.ts'
import type { Drafts, ImportGround, ItemDraft } from './draft.ts'
import { loadDraft } from './electricity-load.ts'
import type { ImportFault, ImportWarning, MeterFile, MeterReading } from './meter-reading.ts'

const GAPS_NAMED = 5

/** Loads of a meter file: one for each meter, over the days that the file covers. */
export function electricityMeters(
  { meters, faults: found, warnings: told }: MeterFile,
  ground: ImportGround,
): Drafts {
  const items: ItemDraft[] = []
  const faults: ImportFault[] = [...found]
  const warnings: ImportWarning[] = [...told]
  const unplaced: string[] = []
  let outside = 0
  for (const meter of meters) {
    warnings.push(...doubtsOf(meter))
    if (meter.covered === null) {
      outside += 1
      continue
    }
    const {
      draft,
      fault,
      unplaced: unknown,
    } = loadDraft(
      {
        at: `line ${meter.line}`,
        period: meter.covered,
        kwh: Number(meter.kwh),
        exempt: {},
        meter: meter.nmi,
        site: undefined,
        region: undefined,
        state: undefined,
      },
      ground,
    )
    if (fault !== undefined) faults.push(fault)
    if (draft !== undefined) items.push(draft)
    if (unknown !== undefined) unplaced.push(unknown)
  }
  return { items, faults, warnings, outside, unplaced }
}

function doubtsOf(meter: MeterReading): ImportWarning[] {
  const at = `line ${meter.line}`
  const warning = (code: string, message: string): ImportWarning => ({
    code,
    at,
    message: `Meter ${meter.nmi}: ${message}`,
  })
  if (!meter.streams.some(({ use }) => use === 'consumption'))
    return [
      warning(
        'no_consumption',
        `has no consumption stream (E), so it adds no load. The file has ${meter.streams.map(({ suffix }) => suffix).join(', ')}: ask for the E streams, including for net or check meters (D, C, F).`,
      ),
    ]
  if (meter.covered === null)
    return [
      meter.days_outside === 0
        ? warning('no_readings', 'has no day with a reading; it is left out.')
        : warning(
            'outside_period',
            `none of its ${meter.days_outside} days is in the period; it is left out.`,
          ),
    ]
  const lacking = meter.days_in_period - meter.complete_days
  return [
    ...(lacking === 0 ? [] : [warning('days_missing', missingText(meter, lacking))]),
    ...(meter.estimated_intervals === 0
      ? []
      : [
          warning(
            'estimated_reads',
            `${percent(meter.estimated_intervals, meter.intervals)} % of its readings are estimates or substitutes (${meter.estimated_kwh} of ${meter.kwh} kWh).`,
          ),
        ]),
    ...(meter.export_kwh === '0'
      ? []
      : [
          warning(
            'export_apart',
            `exported ${meter.export_kwh} kWh to the grid. Exports are not deducted from purchases.`,
          ),
        ]),
  ]
}

function missingText({ complete_days, days_in_period, gaps }: MeterReading, lacking: number): string {
  const named = gaps
    .slice(0, GAPS_NAMED)
    .map((gap) => (daysOf(gap) === 1 ? gap.start : showPeriod(gap)))
    .join('; ')
  const more = gaps.length > GAPS_NAMED ? ` and ${gaps.length - GAPS_NAMED} more gaps` : ''
  return `${complete_days} of ${days_in_period} days are complete; ${lacking} are not: ${named}${more}. Usage on those days is not in the total.`
}

const percent = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 10
