import type { StandardChoice } from '../../domain/disclosure/standard-choice.ts'
import { canonicalJson, sha256 } from '../../domain/evidence.ts'
import type { Period } from '../../domain/period.ts'
import { rememberedUpTo } from '../../domain/remembered-by.ts'
import { ServiceError } from '../../errors.ts'
import { requirementsOf } from '../../frameworks/aasb-s2/registry.ts'
import { type StandardVersion, VERSIONS } from '../../frameworks/aasb-s2/requirement.ts'
import { versionFacts, versionInForce } from '../../frameworks/aasb-s2/versions.ts'

/** Which version of the standard is meant; neither for the one in force for the period. */
export interface StandardQuestion {
  readonly standardVersion?: StandardVersion | undefined
  /** True states the election to apply a later version before it is in force. */
  readonly earlyAdoption?: boolean | undefined
}

/**
 * The version for a period. A later one is applied only by an election that is stated, and a version that is no longer in
 * force never: taking "as amended" for granted would be wrong.
 */
export function chooseStandard(
  period: Period,
  question: StandardQuestion,
): StandardChoice & { readonly version: StandardVersion } {
  const inForce = versionInForce(period.start)
  const standing = inForce ?? VERSIONS[0]
  const latest = VERSIONS.at(-1) ?? standing
  const asked = question.standardVersion ?? (question.earlyAdoption === true ? latest : standing)
  const isEarly = VERSIONS.indexOf(asked) > VERSIONS.indexOf(standing)
  if (VERSIONS.indexOf(asked) < VERSIONS.indexOf(standing))
    throw refusal(
      'standard_version',
      asked,
      `${asked} no longer applies to a period that begins on ${period.start}`,
    )
  if (isEarly && question.earlyAdoption !== true)
    throw refusal(
      'early_adoption',
      false,
      `must be true to apply ${asked} to a period that begins on ${period.start}: that is an election, and it must be stated`,
    )
  if (!isEarly && question.earlyAdoption === true)
    throw refusal(
      'early_adoption',
      true,
      `${asked} applies to this period anyway; there is nothing to adopt early`,
    )
  const { title, url } = versionFacts(asked)
  return {
    version: asked,
    title,
    url,
    basis: isEarly ? 'early_adoption' : inForce === undefined ? 'voluntary' : 'in_force',
    reason: isEarly
      ? `${asked} is adopted early; ${standing} would apply to a period that begins on ${period.start}.`
      : inForce === undefined
        ? `No version applies yet to a period that begins on ${period.start}; the first, ${asked}, is used voluntarily.`
        : `${asked} applies to periods that begin on ${period.start}.`,
    requirements_sha256: requirementsHash(asked),
  }
}

const requirementsHash = rememberedUpTo(VERSIONS.length, (version: StandardVersion) =>
  sha256(canonicalJson(requirementsOf(version))),
)

const refusal = (parameter: string, received: string | boolean, message: string): ServiceError =>
  new ServiceError(
    'invalid_parameter',
    `The version of the standard does not apply to the period: ${message}.`,
    {
      errors: [{ parameter, code: 'invalid_parameter', message, received: String(received) }],
      valid_values: [...VERSIONS],
    },
  )
