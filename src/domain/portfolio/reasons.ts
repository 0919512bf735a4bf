import { ASSET_CLASSES } from './holding.ts'

const SENTENCES: Readonly<Record<string, string>> = {
  outstanding_exceeds_denominator:
    'The amount outstanding is above the value that it is divided by: one of them is wrong, or they are of different days or units.',
  denominator_missing:
    'The value to divide by is missing: EVIC for listed equity, bonds and listed borrowers; total equity and total debt for private companies and projects; the value at origination for property and vehicles.',
  denominator_ambiguous:
    'Both EVIC and total equity or debt are given. Give EVIC for a listed company, or total equity and total debt for a private one.',
  asset_class_not_supported: `No method covers this asset class. Covered are: ${ASSET_CLASSES.join(', ')}.`,
  not_attributed: 'Nothing can be attributed to the holding.',
}

export const reasonSentence = (code: string): string => SENTENCES[code] ?? SENTENCES['not_attributed']!

/** What every answer says before anyone adds it up. */
export const PORTFOLIO_CAVEATS = [
  {
    code: 'australian_facilities_only',
    message:
      'The registry holds facilities in Australia under operational control. For a group that also works abroad it is a part of its emissions.',
  },
  {
    code: 'joint_ventures',
    message:
      'The operator of a joint venture reports all of its emissions. For a participant that does not operate, the registry may show none of its share.',
  },
  {
    code: 'missing_is_not_zero',
    message: 'Holdings without emissions are in no total. Read every total with the coverage beside it.',
  },
] as const

/** Flags of holdings in words. */
export const FLAG_SENTENCES = {
  name_of_another_company: 'Its name is that of another company than its ABN: one of the two is wrong.',
  own_emissions_contradict:
    'The emissions that you bring differ by more than 5 % from what the registry publishes for the company and year.',
  denominator_implausible:
    'The value that the amount is divided by is above every company of its kind, or more than 1,000 times off its revenue: check its units.',
  emissions_lag: 'Its emissions are of a year that ended more than a year before the balance date.',
  company_attributed_above_one: 'The holdings in this company attribute more than all of its emissions.',
  financed_emissions_not_counted:
    'It is a bank, insurer or fund: the emissions that it finances itself are not counted.',
  income_boundary_differs:
    'Its published income is of another boundary than its emissions, so it has no intensity.',
  one_scope_missing: 'Only one of scope 1 and scope 2 is known.',
} as const
export type HoldingFlag = keyof typeof FLAG_SENTENCES
export const HOLDING_FLAGS = Object.keys(FLAG_SENTENCES) as readonly HoldingFlag[]
