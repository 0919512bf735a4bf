import { ReadError } from '../../read-error.ts'

/** A dataflow with its version: ABS:CPI(1.1.0). */
export interface Dataflow {
  readonly agency: string
  readonly id: string
  readonly version: string
}

/** One observation: dimensions, value and attributes are all components with an id, such as REGION or OBS_VALUE. */
export interface SdmxObservation {
  /** Where it stands, for errors and row references. */
  readonly at: string
  /** Undefined where the message does not say. */
  readonly dataflow: Dataflow | undefined
  /** Code or value exactly as printed; undefined where there is none. */
  component(id: string): string | undefined
  /** Label that the message gives for the component's code. */
  label(id: string): string | undefined
}

/** An observation that is opened when it is read, so that one that is damaged leaves the others alone. */
export type PrintedObservation = () => SdmxObservation

export interface SdmxMessage {
  /** Ids of all components that the message has, so that a reader can refuse those it does not know. */
  readonly components: readonly string[]
  readonly observations: Iterable<PrintedObservation> | AsyncIterable<PrintedObservation>
}

const DATAFLOW = /^([A-Z][\w.]*):([A-Z]\w*)\((\d+(?:\.\d+)*)\)$/

/** ABS:CPI(1.1.0) in its parts. */
export function parseDataflow(text: string, place: { readonly file: string; readonly at: string }): Dataflow {
  const [, agency, id, version] = DATAFLOW.exec(text) ?? []
  if (agency === undefined || id === undefined || version === undefined)
    throw new ReadError({
      ...place,
      value: text,
      problem: 'is not a dataflow',
      expected: 'one such as ABS:CPI(1.1.0)',
    })
  return { agency, id, version }
}
