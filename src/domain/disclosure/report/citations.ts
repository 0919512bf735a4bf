import { listMembers } from '../../condense-evidence.ts'
import { canonicalJson, type EvidenceInput, sha256 } from '../../evidence.ts'
import { rememberedBy } from '../../remembered-by.ts'
import { compareText } from '../../text-order.ts'
import type { Printed } from '../../working.ts'
import type { Argument } from './calculation.ts'

/** Long enough that no two inputs of a bundle share one: 48 bits over some thousand inputs. */
const ID_DIGITS = 12

/** An input with its id and, for a list, the ids of its members. */
export interface CitedInput {
  readonly id: string
  readonly input: EvidenceInput
  readonly members: readonly string[]
}

/** The id of an input: from its content, so that the same input has the same id in every bundle. */
const inputId = rememberedBy(
  (input: EvidenceInput): string => `in_${sha256(canonicalJson(input)).slice(0, ID_DIGITS)}`,
)

/** Of a single input, as nearly all are: thousands of lists without anything took a tenth of the time of a report. */
const NONE: readonly string[] = []

/** Collects every input that a report cites, each once. */
export class Citations {
  readonly #cited = new Map<string, CitedInput>()
  readonly #isListed: (release: string) => boolean

  /** `isListed` says whether the report lists a release among its sources. */
  constructor(isListed: (release: string) => boolean) {
    this.#isListed = isListed
  }

  /** The id of an input, which is from now on part of the report's provenance. */
  cite(input: EvidenceInput): string {
    const id = inputId(input)
    const known = this.#cited.get(id)
    if (known === undefined) {
      const members = listMembers(input)
      this.#cited.set(id, { id, input, members: members.length === 0 ? NONE : this.citeAll(members) })
    } else if (known.input !== input && canonicalJson(known.input) !== canonicalJson(input))
      throw new RangeError(`two different inputs have the id ${id}; give ids more digits`)
    return id
  }

  citeAll(inputs: readonly EvidenceInput[]): string[] {
    return [...new Set(inputs.map((input) => this.cite(input)))].toSorted()
  }

  /**
   * A printed figure as an argument: by the input that prints it, or plainly where none does. What a formula looks at
   * and does not use may come from a release that the report does not list, and stands plainly too.
   */
  figure({ value, evidence }: Printed): Argument {
    const found = evidence.find(({ release }) => this.#isListed(release))
    return found === undefined ? value : { input: this.cite(found) }
  }

  /** Every cited input, in the order of ids. */
  all(): CitedInput[] {
    return [...this.#cited.values()].toSorted((a, b) => compareText(a.id, b.id))
  }
}
