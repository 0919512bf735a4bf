import type { RecordKind } from '../records/kinds.ts'
import type { NotTold } from '../scope2/register-look.ts'
import type { ContradictionFacts } from './facts.ts'

/** A declared value that nothing loaded can speak for or against: said, so that silence is not taken for agreement. */
export interface NotCompared {
  readonly what: string
  readonly record: RecordKind
  readonly pointer: string
  readonly reason_code: NotTold | 'not_published' | 'percentage_not_loaded'
  readonly detail: string
}

export const notCompared = (facts: ContradictionFacts): NotCompared[] => [
  ...sizes(facts),
  ...claims(facts),
  ...percentages(facts),
]

function sizes({ records, income, employer }: ContradictionFacts): NotCompared[] {
  const duty = records.organisational_boundary?.body.reporting_duty
  const missing = [
    {
      member: 'gross_assets_aud',
      isOpen: true,
      what: 'gross assets',
      detail: 'No table that this service loads prints gross assets.',
    },
    {
      member: 'revenue_aud',
      isOpen: income === null,
      what: 'consolidated revenue',
      detail: 'The tax office’s table prints no income of the company, or of a company that fits the group.',
    },
    {
      member: 'employees',
      isOpen: employer === null,
      what: 'employees of the group',
      detail: 'The employers’ table prints no band for the company.',
    },
  ] as const
  return missing.flatMap(({ member, isOpen, what, detail }) =>
    isOpen && duty?.[member] !== undefined
      ? [
          {
            what,
            record: 'organisational_boundary' as const,
            pointer: `/reporting_duty/${member}`,
            reason_code: 'not_published' as const,
            detail,
          },
        ]
      : [],
  )
}

/** Certificates and credits that a register could not tell about. */
const claims = ({ records, looks }: ContradictionFacts): NotCompared[] =>
  (records.market_based_evidence?.body.instruments ?? []).flatMap(({ id }, index) => {
    const look = looks.get(id)
    return look?.outcome === 'not_told'
      ? [
          {
            what: `certificates of instrument ${id}`,
            record: 'market_based_evidence' as const,
            pointer: `/instruments/${index}/certificate`,
            reason_code: look.reason_code,
            detail: look.says,
          },
        ]
      : []
  })

const percentages = ({ records, percentages: loaded }: ContradictionFacts): NotCompared[] =>
  (records.market_based_evidence?.body.percentages ?? []).flatMap(({ percentage, year }, index) =>
    loaded.some((one) => one.percentage === percentage && one.year === year)
      ? []
      : [
          {
            what: `${percentage} percentage of ${year}`,
            record: 'market_based_evidence' as const,
            pointer: `/percentages/${index}/percent`,
            reason_code: 'percentage_not_loaded' as const,
            detail: `No ${percentage} percentage of ${year} is loaded: the stated one is used, as declared.`,
          },
        ],
  )
