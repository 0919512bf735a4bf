import { describe, expect, test } from 'vitest'
import { ReadError } from '../read-error.ts'
import { attribute, children, descendant, readXml, textAt } from './xml.ts'

const ENVELOPE = `<?xml version="1.0" encoding="utf-8"?>
<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>
<Name type="MN">SMITH &amp; SONS</Name><Code>0804</Code><Code/><!-- a note --></soap:Body></soap:Envelope>`

describe('an XML text becomes elements by local name', () => {
  const root = readXml('answer.xml', ENVELOPE, 'Envelope')

  test('without prefixes, with leading zeros and with entities resolved', () => {
    expect(textAt(root, 'Body', 'Code')).toBe('0804')
    expect(textAt(root, 'Body', 'Name')).toBe('SMITH & SONS')
    expect(attribute(descendant(root, 'Body', 'Name')!, 'type')).toBe('MN')
  })

  test('repeated, empty and absent elements stay apart', () => {
    expect(children(descendant(root, 'Body')!, 'Code')).toHaveLength(2)
    expect(textAt(children(descendant(root, 'Body')!, 'Code')[1]!)).toBeUndefined()
    expect(children(root, 'Header')).toEqual([])
    expect(children(root, 'toString')).toEqual([])
  })
})

test.each([
  ['cut short', ENVELOPE.slice(0, 200), /line 3.*not well-formed/],
  ['another root', '<Fault/>', /no single root element <Envelope>/],
  ['a web page', '<!doctype html><html></html>', /is a web page/],
  ['entities', '<!DOCTYPE x [<!ENTITY a "b">]><Envelope>&a;</Envelope>', /document type declaration/],
  [
    'nesting without end',
    `<Envelope>${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}</Envelope>`,
    /cannot be read/,
  ],
  ['a reserved name', '<Envelope><__proto__/></Envelope>', /cannot be read/],
  ['no XML', 'ABN,Name', /not well-formed/],
])('refused: %s', (_case, text, message) => {
  const read = () => readXml('answer.xml', text, 'Envelope')
  expect(read).toThrow(ReadError)
  expect(read).toThrow(message)
})
