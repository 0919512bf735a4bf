import { daysOf, type Period, parsePeriod } from '../domain/period.ts'
import { ServiceError } from '../errors.ts'

/** Section 323D of the Corporations Act: a first financial year may take up to 18 months, a later one takes twelve. */
const MOST_DAYS = 550

/** A reporting period as callers write it: 2025-26, 2025, or 2025-07-01/2026-06-30. */
export function requirePeriod(text: string, parameter = 'period'): Period {
  const period = parsePeriod(text)
  if (period !== undefined && daysOf(period) <= MOST_DAYS) return period
  throw new ServiceError(
    'invalid_parameter',
    `${JSON.stringify(text.slice(0, 60))} is not a reporting period.`,
    {
      errors: [
        {
          parameter,
          code: 'invalid_parameter',
          message:
            'must be a July-June year (2025-26), a calendar year (2025) or two days joined by a slash, the first not after the last and at most 18 months apart',
          received: text,
        },
      ],
      hint: 'Such as 2025-26, 2025 or 2025-04-01/2026-03-31.',
    },
  )
}
