import { type Static, type TObject, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Client } from '../../clients/typescript/src/index.ts'
import { type Absence, citationsOf, type Sources } from './cite.ts'
import { FULL, Outcome, type OutcomeSchema } from './shapes.ts'

/** What a tool found: the small answer, what is missing in it, and the whole answer of the API that it was made from. */
export interface Found<A> {
  readonly answer: A
  readonly absent?: readonly Absence[]
  readonly sources: Sources
  /** The answer of the API, handed on with `detail: full`. */
  readonly full: unknown
}

export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: TObject
  readonly output: OutcomeSchema
  /** Argument faults, each a sentence; none when the arguments fit. */
  faultsOf(given: unknown): readonly string[]
  /** A method, so that a tool of narrower input fits; the caller has asked `faultsOf` first. */
  run(client: Client, given: object): Promise<Static<OutcomeSchema>>
}

/** The instructions of the server say what full adds. */
const DETAIL = Type.Optional(Type.Enum(['brief', 'full']))

/** Describes a tool. Every tool takes `detail` and only reads; its outcome has the same frame, so that agents learn it once. */
export function defineTool<I extends TObject, A extends TObject>(tool: {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: I
  readonly answer: A
  readonly run: (client: Client, given: Static<I>) => Promise<Found<Static<A>>>
}): Tool {
  const input = Type.Object({ ...tool.input.properties, detail: DETAIL }, { additionalProperties: false })
  const validator = Compile(input)
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    input,
    output: Outcome(tool.answer),
    faultsOf(given) {
      if (validator.Check(given)) return []
      const sentences = new Set(validator.Errors(given).flatMap((fault) => sentencesOf(fault, input)))
      // The verdict decides: a refusal that no fault explains is a refusal anyway.
      return sentences.size > 0
        ? [...sentences].slice(0, FAULTS_TOLD)
        : ['the arguments do not match the tool']
    },
    run: async (client, given) => {
      const { detail, ...own } = given as { detail?: 'brief' | 'full' } & Static<I>
      const { answer, absent = [], sources, full } = await tool.run(client, own as Static<I>)
      return {
        answer,
        absent: [...absent],
        citations: citationsOf(sources),
        data_version: sources.meta === undefined ? null : versionOf(sources.meta),
        warnings: sources.meta?.warnings.map(({ message }) => message) ?? [],
        ...(detail === 'full' ? { [FULL]: full } : {}),
      }
    },
  }
}

/** An agent mends its arguments from the first few; all faults of a megabyte would fill its context. */
const FAULTS_TOLD = 20

const versionOf = ({ snapshot, as_of, evidence_hash }: NonNullable<Sources['meta']>) => ({
  snapshot,
  as_of,
  evidence_hash,
})

type Fault = ReturnType<ReturnType<typeof Compile>['Errors']>[number]

const UNKNOWN_MEMBER = '/additionalProperties'

function sentencesOf(fault: Fault, input: TObject): string[] {
  const place = shortened(fault.instancePath.slice(1).replaceAll('/', '.'))
  const within = place === '' ? '' : `${place}.`
  if (fault.keyword === 'required')
    return fault.params.requiredProperties.map((name) => `${within}${name} is required`)
  // Each unknown member is reported by itself, and then all of one object together.
  if (fault.keyword === 'additionalProperties') return []
  if (fault.keyword === 'boolean' && fault.schemaPath.endsWith(UNKNOWN_MEMBER))
    return [`${place} is not known here`]
  if (fault.keyword === 'enum')
    return [`${place} must be one of ${fault.params.allowedValues.map(String).join(', ')}`]
  const example = exampleOf(input, place)
  if (fault.keyword === 'pattern' && example !== undefined)
    return [`${place} must be written like ${example}`]
  return [`${place || 'the arguments'} ${fault.message}`]
}

const shortened = (text: string): string => (text.length > 100 ? `${text.slice(0, 100)}…` : text)

/** A pattern says little to a caller who has just missed it; an example says more. */
function exampleOf({ properties }: TObject, place: string): string | undefined {
  const schema: { readonly examples?: readonly string[] } | undefined = properties[place]
  return schema?.examples?.[0]
}
