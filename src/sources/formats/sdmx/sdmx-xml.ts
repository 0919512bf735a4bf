import type { InputFile } from '../../input-file.ts'
import { ReadError } from '../../read-error.ts'
import { decodeText } from '../text.ts'
import { attribute, children, descendant, readXml, type XmlElement } from '../xml.ts'
import type { Dataflow, PrintedObservation, SdmxMessage } from './sdmx-message.ts'

/** Ids of components are capitals; other attributes belong to the schema. */
const COMPONENT = /^@([A-Z][A-Z0-9_]*)$/

/** Reads SDMX-ML 2.1: generic messages with key and value elements, or structure-specific ones with plain attributes. */
export async function readSdmxXml(file: InputFile): Promise<SdmxMessage> {
  const { text } = await decodeText(file)
  const isSpecific = /<(?:\w+:)?StructureSpecificData[\s>]/.test(text.slice(0, 4096))
  const root = readXml(file.name, text, isSpecific ? 'StructureSpecificData' : 'GenericData')
  const dataflow = dataflowOf(root)
  const componentsOf = isSpecific ? specificComponents : genericComponents
  const observations: PrintedObservation[] = []
  const ids = new Set<string>()
  for (const dataSet of children(root, 'DataSet'))
    for (const [at, parts] of observationElements(dataSet)) {
      const components = new Map(parts.flatMap(componentsOf))
      for (const id of components.keys()) ids.add(id)
      const observation = {
        at,
        dataflow,
        component: (id: string) => components.get(id),
        label: () => undefined,
      }
      observations.push(() => observation)
    }
  if (observations.length === 0) throw new ReadError({ file: file.name, problem: 'holds no observations' })
  return { components: [...ids], observations }
}

/** Each observation with the elements that its components are in: the series around it, and itself. */
function* observationElements(dataSet: XmlElement): Generator<readonly [string, readonly XmlElement[]]> {
  for (const [seriesIndex, series] of children(dataSet, 'Series').entries())
    for (const [index, observation] of children(series, 'Obs').entries())
      yield [`Series ${seriesIndex + 1}, Obs ${index + 1}`, [series, observation]]
  for (const [index, observation] of children(dataSet, 'Obs').entries())
    yield [`Obs ${index + 1}`, [observation]]
}

const specificComponents = (element: XmlElement): [string, string][] =>
  Object.entries(element).flatMap(([name, value]): [string, string][] => {
    const id = COMPONENT.exec(name)?.[1]
    return id === undefined || typeof value !== 'string' || value === '' ? [] : [[id, value]]
  })

function genericComponents(element: XmlElement): [string, string][] {
  const valueOf = (holder: string, id: string): [string, string][] => {
    const found = descendant(element, holder)
    const value = found === undefined ? undefined : attribute(found, 'value')
    return value === undefined || value === '' ? [] : [[attribute(found!, 'id') ?? id, value]]
  }
  const listed = ['SeriesKey', 'ObsKey', 'Attributes']
    .flatMap((holder) => children(element, holder))
    .flatMap((holder) => children(holder, 'Value'))
    .map((value): [string, string] => [attribute(value, 'id') ?? '', attribute(value, 'value') ?? ''])
    .filter(([, value]) => value !== '')
  return [...listed, ...valueOf('ObsDimension', 'TIME_PERIOD'), ...valueOf('ObsValue', 'OBS_VALUE')]
}

/** The header refers to the dataflow or to the data structure; either carries agency, id and version. */
function dataflowOf(root: XmlElement): Dataflow | undefined {
  const structure = descendant(root, 'Header', 'Structure')
  const reference =
    structure && (descendant(structure, 'StructureUsage', 'Ref') ?? descendant(structure, 'Structure', 'Ref'))
  const [agency, id, version] = ['agencyID', 'id', 'version'].map(
    (name) => reference && attribute(reference, name),
  )
  return agency && id && version ? { agency, id, version } : undefined
}
