import { describe, expect, test } from 'vitest'
import { RECORD_BODIES } from '../../src/api/schemas/record-bodies.ts'
import { faultText } from '../../web/src/pages/workspace/form/fault-text.ts'
import { spaced } from '../../web/src/pages/workspace/form/names.ts'
import { placeText } from '../../web/src/pages/workspace/form/place-text.ts'
import { type FieldSchema, kindOf } from '../../web/src/pages/workspace/form/schema.ts'
import { guideOf, type RecordGuide } from '../../web/src/pages/workspace/guides/guide.ts'
import { GUIDES } from '../../web/src/pages/workspace/guides/guides.ts'

const KINDS: readonly (readonly [keyof typeof RECORD_BODIES, RecordGuide])[] = [
  ['emission_targets', GUIDES.targets],
  ['organisational_boundary', GUIDES.boundary],
  ['market_based_evidence', GUIDES.electricity],
  ['risks', GUIDES.risks],
  ['sites', GUIDES.sites],
  ['s2_statements', GUIDES.statements],
]

/** Every object of a schema with its pointer, as a form shows them: a period is one field. */
function objectsOf(schema: FieldSchema, pointer = ''): readonly (readonly [string, FieldSchema])[] {
  if (schema.type === 'array') return objectsOf(schema.items ?? {}, `${pointer}/*`)
  if (schema.type !== 'object' || kindOf(schema) === 'period') return []
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, member]) =>
    objectsOf(member, `${pointer}/${name}`),
  )
  return [[pointer, schema], ...inside]
}

/** Why an example is none that a person could enter; undefined where it is. */
function faultOfExample(schema: FieldSchema, example: string | undefined): string | undefined {
  const kind = kindOf(schema)
  if (example === undefined)
    return ['choice', 'day', 'number', 'text', 'lines'].includes(kind) ? 'has no example' : undefined
  if (kind === 'number') {
    const value = Number(example.replaceAll(',', ''))
    const isInside = value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity)
    return isInside ? undefined : 'is not such a number'
  }
  if (kind === 'choice')
    return schema.enum?.some((option) => option === example || spaced(option) === example) ||
      example.startsWith('Scope 1, ')
      ? undefined
      : 'is none of the options'
  if (kind === 'day') return Number.isNaN(Date.parse(example)) ? 'is no day' : undefined
  if (schema.pattern !== undefined && !new RegExp(schema.pattern).test(example)) return 'does not fit'
  return undefined
}

describe.each(KINDS)('the form of %s', (kind, guide) => {
  const objects = objectsOf(RECORD_BODIES[kind])
  const listed = (pointer: string): readonly string[] =>
    (guide.objects[pointer] ?? []).flatMap(({ fields }) => Object.keys(fields))

  test('has every field of the schema in one group, and no other', () => {
    for (const [pointer, { properties = {} }] of objects) {
      const hidden = guide.hidden ?? []
      const names = Object.keys(properties).filter((name) => !hidden.includes(`${pointer}/${name}`))
      expect([pointer, listed(pointer).toSorted()]).toEqual([pointer, names.toSorted()])
    }
    expect(Object.keys(guide.objects).toSorted()).toEqual(objects.map(([pointer]) => pointer).toSorted())
  })

  test('helps with every field, by an example that would be taken', () => {
    for (const [pointer, { properties = {} }] of objects)
      for (const name of listed(pointer)) {
        const at = `${pointer}/${name}`
        const { help = '', example } = guideOf(guide, at) ?? {}
        expect([at, help]).toEqual([at, expect.stringMatching(/^[A-Z0-9].*\.$/)])
        expect([at, faultOfExample(properties[name] ?? {}, example)]).toEqual([at, undefined])
      }
  })

  test('has a heading for each group where there are several, and a name for the items of each list', () => {
    for (const [pointer, groups] of Object.entries(guide.objects)) {
      const titles = groups.map(({ title }) => title)
      expect([pointer, new Set(titles).size]).toEqual([pointer, titles.length])
      expect([pointer, titles.includes('')]).toEqual([pointer, titles.length === 1 && titles[0] === ''])
    }
    const lists = objects.map(([pointer]) => pointer).filter((pointer) => pointer.endsWith('/*'))
    expect(Object.keys(guide.itemNames).toSorted()).toEqual(lists.map((list) => list.slice(0, -2)).toSorted())
  })

  test('says what the button of each optional part adds', () => {
    const optional = objects.flatMap(([pointer, { properties = {}, required = [] }]) =>
      Object.entries(properties)
        .filter(([name, member]) => kindOf(member) === 'members' && !required.includes(name))
        .map(([name]) => `${pointer}/${name}`),
    )
    expect(Object.keys(guide.partNames).toSorted()).toEqual(optional.toSorted())
  })
})

describe('a fault', () => {
  const field = (schema: FieldSchema, label: string, example?: string) => ({
    pointer: '',
    label,
    schema,
    example,
  })
  const invalid = (message: string) => ({ code: 'invalid_member', message })

  test.each([
    [
      { code: 'missing_member', message: 'is required' },
      field({ type: 'string' }, 'Owner'),
      'Enter an owner.',
    ],
    [
      invalid('must match ^[0-9]{11}$'),
      field({ type: 'string' }, 'ABN', '74115061375'),
      'Enter an ABN, such as 74115061375.',
    ],
    [
      invalid('must be a number'),
      field({ type: 'number' }, 'Quantity', '500'),
      'Enter the quantity as a number, such as 500.',
    ],
    [invalid('must be 100 or less'), field({ type: 'number' }, 'Ownership', '51'), 'Must be 100 or less.'],
    [
      { code: 'target_inconsistent', message: 'must be one of two' },
      field({ type: 'string' }, 'Basis'),
      'Must be one of two.',
    ],
  ])('is told as one would say it: %o', (fault, at, text) => {
    expect(faultText(fault, at)).toBe(text)
  })

  test('names its place by labels, in the form and in the history', () => {
    expect(placeText('/targets/0/base/value', GUIDES.targets)).toBe('Targets 1, base year, value')
    expect(placeText('/targets/id=T1/target_period/end', GUIDES.targets)).toBe(
      'Targets, T1, target year, end',
    )
  })
})
