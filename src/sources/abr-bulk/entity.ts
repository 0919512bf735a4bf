import { checkAbn, hasAcnChecksum } from '../../domain/abn.ts'
import { isoDate } from '../formats/dates.ts'
import { DAMAGED } from '../formats/stream-text.ts'
import { ReadError } from '../read-error.ts'
import categories from './categories.json' with { type: 'json' }
import type { RegisterEntityRow } from './row.ts'
import { type OpenTag, scan, type Visitor } from './scan.ts'

const ABN_STATUS: Readonly<Record<string, string>> = categories.abn_status
const GST_STATUS: Readonly<Record<string, string>> = categories.gst_status
const NAME_LISTS: Readonly<Record<string, string>> = categories.names

/** What each element of a record may hold. Others, which the register may have added, are passed over with all in them. */
const TEXTS = new Set([
  'ABN',
  'EntityTypeInd',
  'EntityTypeText',
  'NonIndividualNameText',
  'State',
  'Postcode',
  'ASICNumber',
  'NameTitle',
  'GivenName',
  'FamilyName',
])
const ELEMENTS = new Set([
  ...TEXTS,
  'ABR',
  'EntityType',
  'MainEntity',
  'LegalEntity',
  'NonIndividualName',
  'IndividualName',
  'BusinessAddress',
  'AddressDetails',
  'GST',
  'DGR',
  'OtherEntity',
])

/** There are some ten thousand days since 1999, and three dates in each of twenty million records. */
const isoDates = new Map<string, string>()

interface Place {
  readonly file: string
  readonly at: string
}

/** One record of the extract. */
export function readEntity(
  record: string,
  place: Place,
  onUnknown: (element: string) => void,
): RegisterEntityRow {
  const draft = new Draft(place)
  if (record.includes(DAMAGED)) throw new ReadError({ ...place, problem: 'holds bytes that are not UTF-8' })
  try {
    scan(record, draft)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new ReadError({ ...place, problem: notWellFormed(record, error) })
  }
  const row = draft.finish()
  for (const element of draft.unknown) onUnknown(element)
  return row
}

/** What is wrong may quote the record, which of an individual is not to be shown. */
const notWellFormed = (record: string, { message }: SyntaxError): string =>
  record.includes('<LegalEntity') || record.includes('<IndividualName')
    ? 'is not well-formed'
    : `is not well-formed: ${message}`

/** Collects the parts of a record as they come by. Names of individuals are not even collected. */
class Draft implements Visitor {
  readonly unknown: string[] = []
  readonly #place: Place
  readonly #texts = new Map<string, string>()
  readonly #attributes = new Map<string, OpenTag['attributes']>()
  readonly #lists: Record<string, string[]> = {
    trading_names: [],
    business_names: [],
    other_names: [],
    gift_recipient_names: [],
  }
  #nameType = ''
  #individual = false

  constructor(place: Place) {
    this.#place = place
  }

  open(path: readonly string[], tag: OpenTag): void {
    const { name, attributes } = tag
    if (this.#isPassedOver(path)) return
    if (!ELEMENTS.has(name)) {
      this.unknown.push(name)
      return
    }
    if (name === 'NonIndividualName') this.#nameType = attributes.get('type') ?? ''
    if (name === 'LegalEntity') this.#individual = true
    if (attributes.size > 0) this.#attributes.set(name, attributes)
  }

  text(path: readonly string[], text: string): void {
    const name = path.at(-1) ?? ''
    if (this.#isPassedOver(path)) return
    if (!TEXTS.has(name)) throw this.#fault(name, text, 'stands where no text should')
    if (name === 'NonIndividualNameText') this.#takeName(path, text.trim())
    else if (path.includes('IndividualName')) return
    else this.#texts.set(name, text.trim())
  }

  finish(): RegisterEntityRow {
    const abr = this.#attributes.get('ABR')
    const gst = this.#attributes.get('GST')
    const individual = this.#individual
    const acn = this.#texts.get('ASICNumber') ?? null
    const name = this.#texts.get('name') ?? null
    if (name === null && !individual)
      throw this.#fault('NonIndividualNameText', null, 'is missing', 'the main name')
    const gstStatus = this.#code(
      'GST',
      gst?.get('status') ?? 'NON',
      GST_STATUS,
    ) as RegisterEntityRow['gst_status']
    const names = (list: string): string[] => (individual ? [] : this.#lists[list]!)
    return {
      abn: this.#abn(),
      status: this.#code(
        'ABN',
        this.#attributes.get('ABN')?.get('status'),
        ABN_STATUS,
      ) as RegisterEntityRow['status'],
      status_from: this.#date('ABNStatusFromDate', this.#attributes.get('ABN')?.get('ABNStatusFromDate')),
      entity_type_code: this.#required('EntityTypeInd'),
      entity_type: this.#required('EntityTypeText'),
      name: individual ? null : name,
      state: this.#texts.get('State') ?? null,
      postcode: this.#texts.get('Postcode') ?? null,
      acn,
      gst_status: gstStatus,
      gst_from: gstStatus === 'none' ? null : this.#date('GSTStatusFromDate', gst?.get('GSTStatusFromDate')),
      trading_names: names('trading_names'),
      business_names: names('business_names'),
      other_names: names('other_names'),
      gift_recipient_names: names('gift_recipient_names'),
      updated_on:
        this.#date('recordLastUpdatedDate', abr?.get('recordLastUpdatedDate')) ??
        this.#missing('recordLastUpdatedDate'),
      replaced: this.#code('replaced', abr?.get('replaced'), { Y: 'Y', N: 'N' }) === 'Y',
      flags: [
        ...(individual ? ['individual_names_withheld'] : []),
        ...(acn !== null && !hasAcnChecksum(acn) ? ['acn_check_digit'] : []),
      ],
      row_ref: this.#place.at,
    }
  }

  /** Inside an element that is not known. Most records have none, and are not looked through. */
  #isPassedOver(path: readonly string[]): boolean {
    return this.unknown.length > 0 && path.some((name) => !ELEMENTS.has(name))
  }

  #takeName(path: readonly string[], name: string): void {
    if (path.includes('MainEntity') && this.#nameType === 'MN') this.#texts.set('name', name)
    else {
      const list = NAME_LISTS[this.#nameType]
      if (list === undefined)
        throw this.#fault(
          'type',
          this.#nameType,
          'is not a known kind of name',
          ['MN', ...Object.keys(NAME_LISTS)].join(', '),
        )
      this.#lists[list]!.push(name)
    }
  }

  #abn(): string {
    const printed = this.#required('ABN')
    const check = checkAbn(printed)
    if (!check.ok)
      throw this.#fault('ABN', printed, 'is not an ABN', 'eleven digits that satisfy the check digits')
    return check.abn
  }

  #date(column: string, printed: string | undefined): string | null {
    if (printed === undefined || printed === '' || printed === categories.no_date) return null
    const known = isoDates.get(printed)
    if (known !== undefined) return known
    const iso =
      isoDate(printed, 'compact') ?? this.#fail(column, printed, 'is not a date', 'a date such as 20241229')
    isoDates.set(printed, iso)
    return iso
  }

  #code(column: string, printed: string | undefined, codes: Readonly<Record<string, string>>): string {
    const known = printed === undefined || !Object.hasOwn(codes, printed) ? undefined : codes[printed]
    return known ?? this.#fail(column, printed ?? null, 'is not a known code', Object.keys(codes).join(', '))
  }

  #required(name: string): string {
    return this.#texts.get(name) ?? this.#missing(name)
  }

  #missing(name: string): never {
    return this.#fail(name, null, 'is missing', 'every record to have it')
  }

  #fail(column: string, value: unknown, problem: string, expected: string): never {
    throw this.#fault(column, value, problem, expected)
  }

  #fault(column: string, value: unknown, problem: string, expected?: string): ReadError {
    return new ReadError({ ...this.#place, column, value, problem, expected })
  }
}
