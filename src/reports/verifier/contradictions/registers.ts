import { type Claim, registersSay } from '../registers/look.ts'
import { type Facts, listOf } from './facts.ts'
import { against, type Repeated } from './repeat.ts'

/** Certificates and credits that a register speaks against. */
export function claimsAndRegisters({ electricity, registers }: Facts): Repeated[] {
  if (electricity === undefined || registers === undefined) return []
  const said = registersSay(electricity.body, registers)
  return (listOf(electricity, 'instruments') as unknown as readonly Claim[]).flatMap((claim, index) => {
    const entry = said.get(claim.id)
    if (entry?.result !== 'failed') return []
    return [
      entry.register === 'log'
        ? against(
            'certificates_against_register',
            [
              electricity,
              `/instruments/${index}/retirement`,
              `certificates of instrument ${claim.id}`,
              `surrendered voluntarily on ${claim.retirement?.date}`,
            ],
            'the certificate register',
            ['the same certificates in its log', entry.says],
          )
        : against(
            'credits_against_register',
            [
              electricity,
              `/instruments/${index}/certificate`,
              `credits of instrument ${claim.id}`,
              unitsOf(claim.certificate!),
            ],
            'the register of carbon credit projects',
            ['the project in the register', entry.says],
          ),
    ]
  })
}

const unitsOf = (own: NonNullable<Claim['certificate']>): string =>
  `${own.serial_last - own.serial_first + 1} units of ${own.vintage} of project ${own.accreditation_code}`

interface Stated {
  readonly percentage: string
  readonly year: number
  readonly percent: number
}

/** Percentages that the record states and that are loaded otherwise. */
export const statedAndLoaded = ({ electricity, percentages }: Facts): Repeated[] =>
  (listOf(electricity, 'percentages') as unknown as readonly Stated[]).flatMap(
    ({ percentage, year, percent }, index) => {
      const loaded = percentages.find((one) => one.percentage === percentage && one.year === year)
      const value = Number(loaded?.percent_text)
      if (electricity === undefined || loaded === undefined || value === percent) return []
      const what = `${percentage} percentage of ${year}`
      return [
        against(
          'stated_percentage',
          [electricity, `/percentages/${index}/percent`, what, percent, '%'],
          'the table of percentages',
          [`${what} that is loaded`, value, '%'],
        ),
      ]
    },
  )

const OTHER_CLAIMS: Readonly<Record<string, string>> = {
  own: 'claimed by another record of this tenant',
  first: 'claimed elsewhere, later than here',
  later: 'claimed elsewhere before',
}

/** Certificates that another record claims too, as the service states it. */
export const disputes = ({ electricity, claimedElsewhere }: Facts): Repeated[] =>
  (listOf(electricity, 'instruments') as unknown as readonly Claim[]).flatMap(
    ({ id, certificate: own }, index) => {
      const other = OTHER_CLAIMS[claimedElsewhere.get(id) ?? '']
      if (electricity === undefined || own === undefined || other === undefined) return []
      return [
        against(
          'certificates_disputed',
          [
            electricity,
            `/instruments/${index}/certificate`,
            `certificates of instrument ${id}`,
            `${own.serial_first} to ${own.serial_last}`,
          ],
          'claims of certificates',
          ['another claim on some of them', other],
        ),
      ]
    },
  )
