import { chooseEdition, type EditionChoice, type EditionQuestion } from '../../domain/factors/editions.ts'
import { type FactorLibrary, findIssue, type Issue } from '../../domain/factors/library.ts'
import { ServiceError } from '../../errors.ts'
import { requirePeriod } from '../require-period.ts'

export interface IssueQuestion extends EditionQuestion {
  /** Month of issue, for an edition that was issued more than once. */
  readonly vintage?: string | undefined
}

export interface ChosenIssue {
  readonly issue: Issue
  readonly choice: EditionChoice
}

/** The issue that a question means. What is not loaded is an error that says what is; nothing is put in its place. */
export function chooseIssue(library: FactorLibrary, question: IssueQuestion): ChosenIssue {
  refuseContradiction(question)
  const period =
    question.reporting_period === undefined
      ? undefined
      : requirePeriod(question.reporting_period, 'reporting_period')
  const choice = chooseEdition(question, period, library.editions.at(-1)!)
  const issue = findIssue(library, choice.edition, question.vintage)
  if (issue !== undefined) return { issue, choice }
  if (library.editions.includes(choice.edition))
    throw unknownVintage(library, choice.edition, question.vintage)
  throw new ServiceError(
    'release_not_found',
    `${choice.basis === 'reporting_period' ? `${choice.reason} ` : ''}The ${choice.edition} edition of the national factors is not loaded; no other edition was used instead.`,
    {
      valid_values: [...library.editions],
      hint: `Loaded editions: ${library.editions.join(', ')}. Request one with edition=, and say in the report why it was used.`,
    },
  )
}

function refuseContradiction({ edition, reporting_period, vintage }: IssueQuestion): void {
  if (edition !== undefined && reporting_period !== undefined)
    throw new ServiceError('conflicting_parameters', 'Give edition or reporting_period, not both.', {
      errors: ['edition', 'reporting_period'].map((parameter) => ({
        parameter,
        code: 'conflicting_parameters',
        message: 'excludes the other',
      })),
    })
  if (vintage !== undefined && edition === undefined)
    throw new ServiceError('missing_parameter', 'A vintage is an issue of an edition: give edition too.', {
      errors: [{ parameter: 'edition', code: 'missing_parameter', message: 'is needed with vintage' }],
    })
}

function unknownVintage(library: FactorLibrary, edition: string, vintage: string | undefined): ServiceError {
  const known = library.issues
    .filter((issue) => issue.edition === edition)
    .flatMap((issue) => issue.vintage ?? [])
  return new ServiceError(
    'release_not_found',
    vintage === undefined
      ? `Every issue of the ${edition} edition that is loaded is superseded or withdrawn.`
      : `The ${edition} edition has no issue of ${vintage} here.`,
    { valid_values: known },
  )
}
