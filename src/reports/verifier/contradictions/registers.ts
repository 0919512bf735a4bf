import { type Claim, registersSay } from '../registers/look.ts'
import type { Pair } from './apply-rules.ts'
import { type Facts, listOf } from './facts.ts'

/** Claims and percentages of the electricity record beside registers, loaded tables and other claims. */
export function registerPairs(facts: Facts): Readonly<Record<string, readonly Pair[]>> {
  const { electricity, registers, percentages, claimedElsewhere } = facts
  const said = registersSay(electricity?.body, registers)
  const claims = (listOf(electricity, 'instruments') as unknown as readonly Claim[]).map((claim, index) => ({
    ...claim,
    at: `/instruments/${index}`,
  }))
  const failedIn = (register: string) =>
    claims.flatMap((claim) => {
      const entry = said.get(claim.id)
      return registers !== undefined && entry?.result === 'failed' && entry.register === register
        ? [{ ...claim, says: entry.says }]
        : []
    })
  const claimed = (standing: string): Pair[] =>
    claims
      .filter(({ id, certificate }) => certificate !== undefined && claimedElsewhere.get(id) === standing)
      .map(({ id, at, certificate: own }) => ({
        id,
        pointer: `${at}/certificate`,
        serials: `${own!.serial_first} to ${own!.serial_last}`,
      }))
  return {
    certificates_in_register: failedIn('log').map(({ id, at, says, retirement }) => ({
      id,
      says,
      pointer: `${at}/retirement`,
      day: retirement?.date ?? '',
    })),
    credits_in_register: failedIn('projects').map(({ id, at, says, certificate: own }) => ({
      id,
      says,
      pointer: `${at}/certificate`,
      units: own!.serial_last - own!.serial_first + 1,
      vintage: own!.vintage,
      project: own!.accreditation_code,
    })),
    percentages: (listOf(electricity, 'percentages') as unknown as readonly Stated[]).flatMap(
      ({ percentage, year, percent }, index) => {
        const loaded = percentages.find((one) => one.percentage === percentage && one.year === year)
        return loaded === undefined
          ? []
          : [
              {
                percentage,
                year,
                pointer: `/percentages/${index}/percent`,
                declared: percent,
                other: Number(loaded.percent_text),
              },
            ]
      },
    ),
    claims_own: claimed('own'),
    claims_first: claimed('first'),
    claims_later: claimed('later'),
  }
}

interface Stated {
  readonly percentage: string
  readonly year: number
  readonly percent: number
}
