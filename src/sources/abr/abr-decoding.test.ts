import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ReadError } from '../read-error.ts'
import { sharedFile } from '../testing/support.ts'
import { decodeJsonResponse } from './json-response.ts'
import service from './service.json' with { type: 'json' }
import { soapRequest } from './soap-request.ts'
import { decodeSoapResponse } from './soap-response.ts'

const fixture = (name: string): string => readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8')
const soap = (inside: string): string =>
  `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><R><ABRPayloadSearchResults><response>${inside}</response></ABRPayloadSearchResults></R></soap:Body></soap:Envelope>`
const exception = (words: string): string =>
  soap(
    `<exception><exceptionDescription>${words}</exceptionDescription><exceptionCode>WEBSERVICES</exceptionCode></exception>`,
  )

describe('SOAP requests', () => {
  test('send every parameter in its order, escaped', () => {
    const { body, headers } = soapRequest('SearchByUpdateEvent', { state: 'A&B', authenticationGuid: '<g>' })
    expect(headers['soapaction']).toBe('"http://abr.business.gov.au/ABRXMLSearch/SearchByUpdateEvent"')
    expect(body).toContain(
      '<postcode></postcode><state>A&amp;B</state><entityTypeCode></entityTypeCode><updatedate></updatedate><authenticationGuid>&lt;g&gt;</authenticationGuid>',
    )
    expect(() => soapRequest('SearchByABNv202001', { abn: '1' })).toThrow('no parameter abn')
  })

  const description = sharedFile('data/raw/abr/AbrXmlSearch.wsdl')
  test.skipIf(description === undefined)('agree with the service description', () => {
    const wsdl = readFileSync(description!, 'utf8')
    const element = /<s:element name="SearchByUpdateEvent">([^]*?)<\/s:complexType>/.exec(wsdl)![1]!
    expect([...element.matchAll(/name="(\w+)"/g)].map((match) => match[1])).toEqual(
      service.methods.SearchByUpdateEvent,
    )
  })
})

describe('SOAP answers', () => {
  test('an entity: the open status, address and tax, replaced ABNs', () => {
    expect(decodeSoapResponse(fixture('entity.xml'))).toEqual({
      kind: 'entity',
      entity: {
        abn: '26008672179',
        other_abns: [{ abn: '11001832391', current: false, replaced_from: '2010-07-01' }],
        status: 'active',
        status_from: '1999-11-01',
        acn: '008672179',
        entity_type_code: 'PUB',
        entity_type: 'Australian Public Company',
        gst_from: '2000-07-01',
        name: 'BUNNINGS GROUP LIMITED',
        business_names: ['BUNNINGS & FRIENDS'],
        trading_names: [],
        state: 'VIC',
        postcode: '3121',
        individual: false,
        service: 'soap',
      },
    })
  })

  test('a sole trader, in the shape of the GET twin, without any name', () => {
    const answer = decodeSoapResponse(fixture('sole-trader.xml'))
    expect(answer).toMatchObject({
      entity: { individual: true, status: 'cancelled', name: null, acn: null, gst_from: null },
    })
    expect(JSON.stringify(answer)).not.toMatch(/jane|citizen/i)
  })

  test('lists of ABNs and matches of a name', () => {
    expect(
      decodeSoapResponse(
        soap('<abnList><numberOfRecords>1</numberOfRecords><abn>26008672179</abn></abnList>'),
      ),
    ).toEqual({ kind: 'abn_list', abns: ['26008672179'] })
    const record =
      '<searchResultsRecord><ABN><identifierValue>26008672179</identifierValue></ABN><mainName><organisationName>BUNNINGS GROUP LIMITED</organisationName><score>100</score></mainName><mainBusinessPhysicalAddress><stateCode>VIC</stateCode><postcode>3121</postcode></mainBusinessPhysicalAddress></searchResultsRecord>'
    const person =
      '<searchResultsRecord><ABN><identifierValue>51824753556</identifierValue></ABN><legalName><fullName>CITIZEN, JANE</fullName></legalName></searchResultsRecord>'
    expect(decodeSoapResponse(soap(`<searchResultsList>${record}${person}</searchResultsList>`))).toEqual({
      kind: 'matches',
      matches: [
        { abn: '26008672179', name: 'BUNNINGS GROUP LIMITED', score: 100, state: 'VIC', postcode: '3121' },
      ],
    })
  })

  test.each([
    ['No records found', 'not_found'],
    ['The GUID entered is not recognised as a Registered Party', 'not_registered'],
    ['Search Timeout - Too many records match', 'unavailable'],
    ['Search text is not a valid ABN or ACN', 'refused'],
    ['Words never heard before', 'unavailable'],
  ])('the exception "%s" means %s', (words, meaning) => {
    expect(decodeSoapResponse(exception(words))).toMatchObject({ kind: 'exception', meaning })
  })

  test.each([
    ['a web page', '<!DOCTYPE html><html></html>'],
    ['half an answer', fixture('entity.xml').slice(0, 900)],
    ['an answer about nothing', soap('')],
    ['an ABN with wrong check digits', fixture('entity.xml').replace('26008672179', '26008672170')],
    ['an unknown status', fixture('entity.xml').replaceAll('Active', 'Dormant')],
    [
      'a fault',
      '<Envelope><Body><Fault><faultstring>Server was unable to process request</faultstring></Fault></Body></Envelope>',
    ],
    ['an entity bomb', '<!DOCTYPE a [<!ENTITY x "y">]><Envelope/>'],
  ])('%s is refused', (_, text) => {
    expect(() => decodeSoapResponse(text)).toThrow(ReadError)
  })

  const exceptions = sharedFile('data/raw/abr/exceptions.csv')
  test.skipIf(exceptions === undefined)('every documented exception has a meaning', () => {
    const lines = readFileSync(exceptions!, 'utf8').trim().split('\n').slice(1)
    const meanings = lines.map((line) =>
      decodeSoapResponse(exception(line.slice(line.indexOf(',') + 1).trim())),
    )
    const unavailable = meanings.filter(
      (answer) => answer.kind === 'exception' && answer.meaning === 'unavailable',
    )
    expect([lines.length, unavailable.length]).toEqual([16, 2])
  })

  const shape = sharedFile('data/raw/abr/soap_response_SearchByABNv202001_shape.xml')
  test.skipIf(shape === undefined)('the shape at hand is read', () => {
    expect(decodeSoapResponse(readFileSync(shape!, 'utf8'))).toMatchObject({
      entity: { name: 'BUNNINGS GROUP LIMITED', status_from: '1999-11-01' },
    })
  })
})

describe('JSON answers', () => {
  const details =
    '"Abn":"26154482283","AbnStatus":"Active","AbnStatusEffectiveFrom":"2011-11-28","Acn":"154482283","AddressDate":"2014-10-24","AddressPostcode":"2000","AddressState":"NSW","BusinessName":["A","A","B"],"EntityName":"Oneflare Pty Ltd","EntityTypeCode":"PRV","EntityTypeName":"Australian Private Company","Gst":"2011-11-28","Message":""'

  test('an entity, wrapped in a call', () => {
    expect(decodeJsonResponse(`callback({${details}})`)).toMatchObject({
      entity: {
        abn: '26154482283',
        acn: '154482283',
        gst_from: '2011-11-28',
        name: 'Oneflare Pty Ltd',
        business_names: ['A', 'B'],
        service: 'json',
      },
    })
  })

  test('a message is an exception; anything else is refused', () => {
    expect(decodeJsonResponse('callback({"Abn":"","Message":"No record found"})')).toMatchObject({
      meaning: 'not_found',
    })
    for (const bad of [
      'callback({',
      'callback([])',
      `callback({${details.replace('Active', 'Odd')}})`,
      '<html>',
      '',
    ])
      expect(() => decodeJsonResponse(bad)).toThrow(ReadError)
  })

  const samples = sharedFile('data/raw/abr/AbnDetails_real_jsonp.txt')
  test.skipIf(samples === undefined)('real answers', () => {
    const answers = readFileSync(samples!, 'utf8').trim().split('\n').map(decodeJsonResponse)
    expect(
      answers.map((answer) =>
        answer.kind === 'entity' ? answer.entity.name : answer.kind === 'exception' ? answer.meaning : '',
      ),
    ).toEqual(['BUNNINGS GROUP LIMITED', 'Oneflare Pty Ltd', 'not_found', 'refused', 'not_registered'])
  })
})
