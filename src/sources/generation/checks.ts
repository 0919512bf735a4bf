import type { RowCells } from '../reading/family/row-cells.ts'
import type { Proposal } from '../reading/findings.ts'
import type { Field } from './columns.ts'
import type { GenerationRow } from './row.ts'

/** Numbers that a row has in common with the total of its corporation. */
export type Figures = Pick<GenerationRow, 'electricity_gj' | 'scope1_t' | 'scope2_t' | 'total_t'>

const GJ_PER_MWH = 3.6
/** Scope 1, scope 2 and their total are rounded one by one. */
const ROUNDING = 1

/** Whole MWh of whole GJ (5 / 18), in whole numbers throughout; halves go to the even one, so that a sum is not biased. */
export function mwhOf(gigajoules: number): number {
  const below = Math.floor((gigajoules * 5) / 18)
  const rest = gigajoules * 5 - below * 18
  return rest > 9 || (rest === 9 && below % 2 === 1) ? below + 1 : below
}

/** Reports columns of a row that contradict each other. A missing emission adds nothing to the printed total. */
export function checkRow(cells: RowCells<Field>, row: GenerationRow): void {
  const { scope1_t: scope1, scope2_t: scope2, total_t: total } = row
  const { electricity_gj: gigajoules, electricity_mwh: megawattHours } = row
  const emissions = (scope1 ?? 0) + (scope2 ?? 0)
  const isUnread = cells.unreadFields.has('scope1_t') || cells.unreadFields.has('scope2_t')
  if (total !== null && !isUnread && Math.abs(total - emissions) > ROUNDING) {
    const meant = scope2 === null ? null : total - scope2
    // Scope 1 is the wrong one where what the total leaves for it gives the printed intensity and scope 1 does not.
    const isScope1 = meant !== null && intensityDiffers(row) && !intensityDiffers({ ...row, scope1_t: meant })
    report(cells, isScope1 ? 'scope1_t' : 'total_t', 'emissions_do_not_add_up', row, {
      expected: isScope1 ? `${meant}, total - scope 2` : `${emissions}, scope 1 + scope 2`,
      proposal: isScope1
        ? {
            decision: 'use',
            value: meant,
            reason: 'The total, scope 2 and the intensity of the row give it.',
          }
        : { decision: 'use', value: emissions, reason: 'It is the sum of the figures in the same row.' },
    })
  }
  if (
    gigajoules !== null &&
    megawattHours !== null &&
    Math.abs(gigajoules / GJ_PER_MWH - megawattHours) > 1
  ) {
    const isGigajoules =
      row.intensity_t_per_mwh !== null &&
      !intensityDiffers(row) &&
      intensityDiffers({ ...row, electricity_mwh: mwhOf(gigajoules) })
    report(cells, isGigajoules ? 'electricity_gj' : 'electricity_mwh', 'gj_and_mwh_disagree', row, {
      expected: isGigajoules
        ? `${Math.round(megawattHours * GJ_PER_MWH)}, MWh x ${GJ_PER_MWH}`
        : `${mwhOf(gigajoules)}, GJ / ${GJ_PER_MWH}`,
      proposal: {
        decision: 'use',
        value: isGigajoules ? Math.round(megawattHours * GJ_PER_MWH) : mwhOf(gigajoules),
        reason: isGigajoules
          ? 'The MWh of the row match its intensity; the GJ do not.'
          : 'It follows from the GJ of the same row.',
      },
    })
  }
  cells.give({
    scope1_t: difference(total, scope2),
    scope2_t: difference(total, scope1),
    total_t: scope1 === null || scope2 === null ? null : scope1 + scope2,
    electricity_mwh: gigajoules === null ? null : mwhOf(gigajoules),
    electricity_gj: megawattHours === null ? null : Math.round(megawattHours * GJ_PER_MWH),
  })
}

function report(
  cells: RowCells<Field>,
  field: Field,
  rule: string,
  { facility_name }: GenerationRow,
  { expected, proposal }: { expected: string; proposal: Proposal },
): void {
  cells.doubt(rule, field, { problem: `does not add up for ${facility_name}`, expected }, proposal)
}

const difference = (total: number | null, part: number | null): number | null =>
  total === null || part === null || total < part ? null : total - part

/**
 * True when the printed intensity is outside what scope 1 and MWh can give after rounding. Only flagged: the
 * publisher computes it from figures that it does not print.
 */
export function intensityDiffers(
  row: Pick<GenerationRow, 'scope1_t' | 'electricity_mwh' | 'intensity_t_per_mwh'>,
): boolean {
  const { scope1_t: scope1, electricity_mwh: megawattHours, intensity_t_per_mwh: printed } = row
  if (scope1 === null || megawattHours === null || printed === null || megawattHours < 1) return false
  const lowest = (scope1 - 0.5) / (megawattHours + 0.5) - 0.006
  const highest = (scope1 + 0.5) / (megawattHours - 0.5) + 0.006
  return printed < lowest || printed > highest
}
