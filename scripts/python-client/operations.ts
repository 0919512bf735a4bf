import { isReserved, type PythonTypes, pascal, type Schema } from './types.ts'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: Schema
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly required?: boolean; readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>

const JSON_TYPE = 'application/json'

/** The text of operations.py: a method for each operation of the document, in the order of their names. */
export function writeOperations(paths: Paths, types: PythonTypes): string {
  const methods = Object.entries(paths).flatMap(([place, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({
      name: snake(operation.operationId),
      text: methodOf(method.toUpperCase(), place, operation, types),
    })),
  )
  const sorted = methods.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return `${HEADING}${sorted.map(({ text }) => text).join('\n')}`
}

function methodOf(method: string, place: string, operation: Operation, types: PythonTypes): string {
  const { operationId, parameters = [], requestBody, summary } = operation
  const inPath = parameters.filter((one) => one.in === 'path')
  const inQuery = parameters.filter((one) => one.in === 'query')
  const takesKey = parameters.some(({ name }) => name === 'Idempotency-Key')
  const body = requestBody === undefined ? undefined : bodyOf(operation, types)
  const query = [...inQuery].toSorted((a, b) => Number(b.required ?? false) - Number(a.required ?? false))
  const keywords = [
    ...(body === undefined
      ? []
      : [`body: ${body.type}${requestBody?.required === false ? ' | None = None' : ''}`]),
    ...query.map((one) => argumentOf(one, types, pascal(operationId))),
    ...(body?.mediaTypes === undefined ? [] : [`content_type: ${body.mediaTypes}`]),
    ...(takesKey ? ['idempotency_key: str | None = None'] : []),
    'headers: Mapping[str, str] | None = None',
  ]
  const signature = [
    'self',
    ...inPath.map(({ name }) => `${pythonName(name)}: str`),
    '*',
    ...keywords.toSorted((a, b) => Number(a.includes(' = ')) - Number(b.includes(' = '))),
  ]
  const pairs = (some: readonly Parameter[]) =>
    `{${some.map(({ name }) => `${JSON.stringify(name)}: ${pythonName(name)}`).join(', ')}}`
  const given = [
    JSON.stringify(method),
    JSON.stringify(place),
    ...(inPath.length === 0 ? [] : [`path=${pairs(inPath)}`]),
    ...(inQuery.length === 0 ? [] : [`query=${pairs(inQuery)}`]),
    ...(body === undefined ? [] : ['body=body']),
    ...(body?.mediaTypes === undefined ? [] : ['content_type=content_type']),
    ...(takesKey ? ['idempotency_key=idempotency_key', 'takes_key=True'] : []),
    'headers=headers',
  ]
  const answer = answerOf(operation, types)
  return `    def ${snake(operationId)}(
        ${signature.join(',\n        ')},
    ) -> ${answer}:
        """${summary.replaceAll('"""', '')}."""
        return ${answer === 'Any' ? '' : `cast("${answer.replaceAll('"', "'")}", `}self._call(
            ${given.join(',\n            ')},
        )${answer === 'Any' ? '' : ')'}
`
}

function argumentOf({ name, required, schema }: Parameter, types: PythonTypes, hint: string): string {
  const type = types.of(schema, `${hint}${pascal(name)}`)
  const taken = type.startsWith('list[') ? `Sequence[${type.slice(5, -1)}]` : type
  return `${pythonName(name)}: ${taken}${required === true ? '' : ' | None = None'}`
}

/** A body of JSON is a typed value; of another kind it is bytes or text, with the type that says which. */
function bodyOf({ operationId, requestBody }: Operation, types: PythonTypes) {
  const media = Object.entries(requestBody!.content)
  const json = media.find(([type]) => type === JSON_TYPE)?.[1].schema
  const others = media.map(([type]) => type).filter((type) => type !== JSON_TYPE)
  const ofJson = json === undefined ? [] : [types.of(json, `${pascal(operationId)}Body`)]
  if (others.length === 0) return { type: ofJson[0] ?? 'Any', mediaTypes: undefined }
  const [first] = json === undefined ? others : [JSON_TYPE]
  return { type: [...ofJson, 'bytes', 'str'].join(' | '), mediaTypes: `str = ${JSON.stringify(first)}` }
}

function answerOf({ operationId, responses }: Operation, types: PythonTypes): string {
  const contents = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  const found = contents.flatMap(([, { content = {} }]) =>
    Object.entries(content).map(([type, { schema }]) =>
      typeOfContent(type, schema, types, pascal(operationId)),
    ),
  )
  const kinds = [...new Set(found.length === 0 ? ['None'] : found)]
  return kinds.includes('Any') ? 'Any' : kinds.join(' | ')
}

function typeOfContent(type: string, schema: Schema | undefined, types: PythonTypes, hint: string): string {
  if (type === '*/*') return 'Any'
  if (/[/+]json$/.test(type)) return schema === undefined ? 'Any' : types.of(schema, `${hint}Answer`)
  return type.startsWith('text/') ? 'str' : 'bytes'
}

const snake = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_')
/** `from` is a word of Python: its argument is called `from_`. */
const pythonName = (name: string): string => {
  const plain = name.replaceAll(/\W/g, '_')
  return isReserved(plain) ? `${plain}_` : plain
}

const HEADING = `# Written by scripts/generate-python-client.ts; edit the routes instead.
"""A method for every operation of the service."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, cast

from .models import *  # noqa: F403
from .transport import Transport


class Operations(Transport):
`
