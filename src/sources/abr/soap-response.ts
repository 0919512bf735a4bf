import { checkAbn } from '../../domain/abn.ts'
import { isoDate } from '../formats/dates.ts'
import { children, descendant, readXml, textAt, type XmlElement } from '../formats/xml.ts'
import { ReadError } from '../read-error.ts'
import { exceptionResponse } from './exceptions.ts'
import type { RegisterEntity, RegisterResponse } from './register-response.ts'
import service from './service.json' with { type: 'json' }

const FILE = 'answer of the register'
const STATUSES: Readonly<Record<string, RegisterEntity['status']>> = {
  active: 'active',
  cancelled: 'cancelled',
}

/** Decodes an answer of the SOAP service or of its plain GET twin, which nest differently: elements are found by local name. */
export function decodeSoapResponse(text: string): RegisterResponse {
  const response = findResponse(text)
  const exception = children(response, 'exception')[0]
  if (exception !== undefined) return exceptionResponse(textAt(exception, 'exceptionDescription') ?? '')
  const list = children(response, 'abnList')[0]
  if (list !== undefined)
    return { kind: 'abn_list', abns: children(list, 'abn').map((item) => validAbn(textAt(item) ?? '')) }
  const results = children(response, 'searchResultsList')[0]
  if (results !== undefined)
    return { kind: 'matches', matches: children(results, 'searchResultsRecord').flatMap(match) }
  // Every version of the entity is named after its year: businessEntity, businessEntity200506 ... 202001.
  const name = Object.keys(response).find((key) => /^businessEntity\d*$/.test(key))
  const entity = name === undefined ? undefined : children(response, name)[0]
  if (entity === undefined)
    throw new ReadError({
      file: FILE,
      value: Object.keys(response).join(', '),
      problem: 'holds nothing that is known here',
      expected: 'businessEntity, exception, abnList or searchResultsList',
    })
  return { kind: 'entity', entity: decodeEntity(entity) }
}

function findResponse(text: string): XmlElement {
  const root = /<(?:\w+:)?Envelope[\s>]/.test(text) ? 'Envelope' : 'ABRPayloadSearchResults'
  const top = readXml(FILE, text, root)
  const body = children(top, 'Body')[0]
  const fault = body === undefined ? undefined : children(body, 'Fault')[0]
  if (fault !== undefined)
    throw new ReadError({
      file: FILE,
      problem: `is a fault: ${textAt(fault, 'faultstring') ?? 'without words'}`,
    })
  const holder =
    body === undefined ? top : Object.values(body).find((value) => typeof value === 'object')?.[0]
  const payload =
    holder === undefined ? undefined : (children(holder, 'ABRPayloadSearchResults')[0] ?? holder)
  const response = payload === undefined ? undefined : descendant(payload, 'response')
  if (response === undefined) throw new ReadError({ file: FILE, problem: 'holds no response element' })
  return response
}

function decodeEntity(entity: XmlElement): RegisterEntity {
  const abns = children(entity, 'ABN').map((item) => ({
    abn: validAbn(textAt(item, 'identifierValue') ?? ''),
    current: textAt(item, 'isCurrentIndicator') !== 'N',
    replaced_from: date(textAt(item, 'replacedFrom')),
  }))
  const current = abns.find((item) => item.current) ?? abns[0]
  if (current === undefined) throw new ReadError({ file: FILE, column: 'ABN', problem: 'is missing' })
  const status = children(entity, 'entityStatus').find(isOpen) ?? children(entity, 'entityStatus')[0]
  const address =
    children(entity, 'mainBusinessPhysicalAddress').find(isOpen) ??
    children(entity, 'mainBusinessPhysicalAddress')[0]
  const tax = children(entity, 'goodsAndServicesTax').find(isOpen)
  const individual = children(entity, 'legalName').length > 0
  const names = (element: string): string[] =>
    individual
      ? []
      : children(entity, element)
          .filter(isOpen)
          .map((item) => textAt(item, 'organisationName'))
          .filter((name) => name !== undefined)
  return {
    abn: current.abn,
    other_abns: abns.filter((item) => item !== current),
    status: statusOf(status),
    status_from: date(status && textAt(status, 'effectiveFrom')),
    acn: textAt(entity, 'ASICNumber') ?? null,
    entity_type_code: textAt(entity, 'entityType', 'entityTypeCode') ?? null,
    entity_type: textAt(entity, 'entityType', 'entityDescription') ?? null,
    gst_from: date(tax && textAt(tax, 'effectiveFrom')),
    name: names('mainName')[0] ?? null,
    business_names: names('businessName'),
    trading_names: [...names('mainTradingName'), ...names('otherTradingName')],
    state: (address && textAt(address, 'stateCode')) ?? null,
    postcode: (address && textAt(address, 'postcode')) ?? null,
    individual,
    service: 'soap',
  }
}

/** Name searches carry individuals too; only organisations come through. */
function match(record: XmlElement): Extract<RegisterResponse, { kind: 'matches' }>['matches'][number][] {
  const named = [
    'mainName',
    'businessName',
    'mainTradingName',
    'otherTradingName',
    'dgrFundName',
    'otherName',
  ]
  const element = named.map((name) => children(record, name)[0]).find((found) => found !== undefined)
  const name = element === undefined ? undefined : textAt(element, 'organisationName')
  const abn = textAt(record, 'ABN', 'identifierValue')
  if (element === undefined || name === undefined || abn === undefined) return []
  const score = textAt(element, 'score')
  return [
    {
      abn: validAbn(abn),
      name,
      score: score !== undefined && /^\d+$/.test(score) ? Number(score) : null,
      state: textAt(record, 'mainBusinessPhysicalAddress', 'stateCode') ?? null,
      postcode: textAt(record, 'mainBusinessPhysicalAddress', 'postcode') ?? null,
    },
  ]
}

/** An end that is open is left out, or written 0001-01-01. */
function isOpen(item: XmlElement): boolean {
  return date(textAt(item, 'effectiveTo')) === null
}

function statusOf(status: XmlElement | undefined): RegisterEntity['status'] {
  const printed = (status && textAt(status, 'entityStatusCode')) ?? ''
  const known = STATUSES[printed.toLowerCase()]
  if (known === undefined)
    throw new ReadError({
      file: FILE,
      column: 'entityStatusCode',
      value: printed,
      problem: 'is not a known status',
      expected: 'Active, Cancelled',
    })
  return known
}

function validAbn(text: string): string {
  const check = checkAbn(text.trim())
  if (!check.ok)
    throw new ReadError({ file: FILE, column: 'identifierValue', value: text, problem: 'is not an ABN' })
  return check.abn
}

function date(text: string | undefined): string | null {
  if (text === undefined || text.startsWith(service.no_date)) return null
  return isoDate(text.slice(0, 10), 'year-month-day') ?? null
}
