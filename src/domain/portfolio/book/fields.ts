import { sha256 } from '../../evidence.ts'
import { ASSET_CLASSES, type OWN_BASES, type TARGETS } from '../holding.ts'

/** How a cell of a book is read. */
export type FieldKind = 'text' | 'number_of_company' | 'aud' | 'signed_aud' | 'quantity' | 'yes_no' | 'day'

/** What a column of a book of loans or shares can say of its rows. */
export const BOOK_FIELDS = {
  id: 'text',
  /** An ABN, ACN, ticker or name, whichever stands there. */
  company: 'number_of_company',
  abn: 'number_of_company',
  acn: 'number_of_company',
  name: 'text',
  ticker: 'text',
  asset_class: 'text',
  outstanding_aud: 'aud',
  undrawn_aud: 'aud',
  currency: 'text',
  evic_aud: 'aud',
  evic_base_aud: 'aud',
  total_equity_aud: 'signed_aud',
  total_debt_aud: 'aud',
  revenue_aud: 'aud',
  scope1_t: 'quantity',
  scope2_t: 'quantity',
  scope3_t: 'quantity',
  emissions_year_end: 'day',
  emissions_source: 'text',
  emissions_assured: 'yes_no',
  emissions_basis: 'text',
  target: 'text',
  gics_industry_code: 'text',
  property_value_aud: 'aud',
  vehicle_value_aud: 'aud',
  asset_kind: 'text',
  floor_area_m2: 'quantity',
  intensity_kwh_per_m2: 'quantity',
  electricity_kwh: 'quantity',
  gas_gj: 'quantity',
  state: 'text',
  distance_km: 'quantity',
  fuel: 'text',
  fuel_l: 'quantity',
  fuel_l_per_100_km: 'quantity',
} as const satisfies Readonly<Record<string, FieldKind>>
export type BookField = keyof typeof BOOK_FIELDS
export const BOOK_FIELD_NAMES = Object.keys(BOOK_FIELDS) as readonly BookField[]

/** What can be said of all rows at once, where the book has no column for it. */
export const FIXED_BOOK_FIELDS = ['asset_class', 'asset_kind', 'state', 'fuel', 'emissions_basis'] as const
export type FixedBookField = (typeof FIXED_BOOK_FIELDS)[number]

/** What a figure of a column is multiplied by. */
export const SCALES = [1, 1000, 1_000_000, 1_000_000_000] as const
export type Scale = (typeof SCALES)[number]

/** Classes that a book may name; the last three have no method and stay in coverage. */
export const BOOK_CLASSES = [...ASSET_CLASSES, 'sovereign_bond', 'derivative', 'cash'] as const
export type BookClass = (typeof BOOK_CLASSES)[number]

/** What a person said about a book: by heading, by words, or for all rows. What is not said keeps what is recognised. */
export interface BookLayout {
  readonly columns?: Readonly<Record<string, BookField | null>> | undefined
  readonly scales?: Readonly<Record<string, Scale>> | undefined
  readonly fixed?: Readonly<Partial<Record<FixedBookField, string>>> | undefined
  /** Class by the words of the column of asset classes. */
  readonly asset_classes?: Readonly<Record<string, BookClass>> | undefined
}

export interface BookColumn {
  readonly heading: string
  readonly field: BookField | null
  readonly scale: Scale
  /** Currency that the heading names, where it is not the Australian dollar. */
  readonly currency: string | null
}

/** How the rows of a book are read. */
export interface BookReading {
  /** The same for every book with these headings. */
  readonly id: string
  readonly columns: readonly BookColumn[]
  readonly fixed: Readonly<Partial<Record<FixedBookField, string>>>
  readonly asset_classes: Readonly<Record<string, BookClass>>
  /** Fields without which no row says anything. */
  readonly missing: readonly BookField[]
}

export const bookId = (headings: readonly string[]): string =>
  sha256(JSON.stringify(['book', headings.map((heading) => heading.trim().toLowerCase())])).slice(0, 16)

const CLASS_WORDS: Readonly<Record<BookClass, string>> = {
  listed_equity:
    'listed equity;listed equities;listed share;listed shares;ordinary shares;australian equities;asx equity;asx equities;public equity;public equities;shares in listed companies',
  corporate_bond:
    'corporate bond;corporate bonds;corporate debt;corporate fixed income;senior bond;senior unsecured bond;corporate note;corporate notes;medium term note;mtn',
  business_loan:
    'business loan;business loans;corporate loan;corporate loans;commercial loan;commercial loans;term loan;term loans;loan to business;revolving credit facility;revolving facility;working capital facility;syndicated loan;line of credit;overdraft;business overdraft;trade finance;sme loan;equipment finance',
  unlisted_equity:
    'unlisted equity;unlisted equities;private equity;unlisted share;unlisted shares;private company equity;venture capital',
  project_finance: 'project finance;project financing;project loan;project finance loan',
  mortgage:
    'mortgage;mortgages;home loan;home loans;residential mortgage;residential mortgages;housing loan;housing loans;residential property loan',
  commercial_property:
    'commercial property;commercial real estate;cre;commercial mortgage;commercial property loan;commercial real estate loan;cre loan',
  motor_vehicle_loan:
    'motor vehicle loan;motor vehicle loans;vehicle loan;vehicle loans;car loan;car loans;auto loan;auto loans;vehicle finance;motor vehicle finance;novated lease',
  sovereign_bond:
    'sovereign bond;sovereign bonds;sovereign debt;sovereign;government bond;government bonds;semi government bond;state government bond;treasury bond',
  derivative: 'derivative;derivatives;swap;swaps;option;options;future;futures;forward',
  cash: 'cash;cash at bank;term deposit;term deposits;cash and cash equivalents',
}

const BY_WORDS = new Map(
  Object.entries(CLASS_WORDS).flatMap(([name, words]) =>
    [name.replaceAll('_', ' '), ...words.split(';')].map((word) => [word, name] as const),
  ),
)

/** Lower case without punctuation, as words of a book are compared. */
export const bookWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The class that words mean; one without a method, such as a sovereign bond, stays in coverage. */
export const classOfWords = (text: string): string | undefined => BY_WORDS.get(bookWords(text))

export const TARGET_WORDS: Readonly<Record<string, (typeof TARGETS)[number]>> = {
  validated: 'validated',
  'sbti validated': 'validated',
  'validated target': 'validated',
  approved: 'validated',
  declared: 'declared',
  committed: 'declared',
  'declared target': 'declared',
  'net zero target': 'declared',
  none: 'none',
  no: 'none',
  'no target': 'none',
}

export const BASIS_WORDS: Readonly<Record<string, (typeof OWN_BASES)[number]>> = {
  reported: 'reported',
  disclosed: 'reported',
  production: 'production',
  'physical activity': 'production',
  revenue: 'revenue',
  'economic activity': 'revenue',
  sector: 'sector',
  'sector average': 'sector',
  estimated: 'sector',
}
