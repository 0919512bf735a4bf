const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

const dayFormat = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric' })

/** A code of the API as words: `very_high` becomes "Very high", `scope1_and_2` "Scope 1 and 2". */
export function words(code: string): string {
  const text = code.replaceAll('_', ' ').replaceAll(/\bscope(?=\d)/g, 'scope ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * 2026-11-01 as "1 November 2026". By hand, because a Date would move it into the reader's time zone. An instant is another matter: what was
 * written at eight in the morning of the 2nd in Sydney was written on the 1st in UTC.
 */
export function date(iso: string): string {
  if (iso.includes('T')) return dayFormat.format(new Date(iso))
  const [year, month, day] = iso.slice(0, 10).split('-').map(Number)
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`
}

/** When a release was published and fetched, in words. Without a known day of publication the service sends that of retrieval. */
export function publication(release: {
  readonly published_on: string
  readonly published_basis?: string | undefined
  readonly retrieved_on: string
}): string {
  const retrieved = `retrieved ${date(release.retrieved_on)}`
  if (release.published_basis === 'retrieval_date') return `publication date unknown; ${retrieved}`
  return `published ${publishedDay(release)}, ${retrieved}`
}

/** The day of publication as far as it is known. */
export function publishedDay(release: {
  readonly published_on: string
  readonly published_basis?: string | undefined
}): string {
  const day = date(release.published_on)
  const texts = new Map([
    ['retrieval_date', 'unknown'],
    ['statutory_deadline', `by ${day} (legal deadline)`],
    ['file_date', `${day} (date of the file)`],
  ])
  return texts.get(release.published_basis ?? 'stated') ?? day
}

/** 74115061375 as "74 115 061 375". */
export const abnText = (abn: string): string => abn.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')

/** A company by its name, or by its ABN while the name is not known. */
export const companyText = ({ abn, name }: { readonly abn: string; readonly name: string | null }): string =>
  name ?? `ABN ${abnText(abn)}`

/** `by emission_targets version 1` as "in Emission targets, version 1": records by the names that people know. */
export const withRecordNames = (text: string): string =>
  text.replaceAll(
    /\b(by )?(sites|[a-z0-9]+(?:_[a-z0-9]+)+) version (\d+)/g,
    (_, by: string | undefined, record: string, version: string) =>
      `${by === undefined ? '' : 'in '}${words(record)}, version ${version}`,
  )

/** 2025-07-01/2026-06-30 as "1 July 2025 to 30 June 2026". */
export const periodText = (period: string): string => period.split('/').map(date).join(' to ')

const momentFormat = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** 2026-11-15T07:32:52.293Z as "15 November 2026 at 6:32 pm AEDT": the reader's own time, with its zone. */
export const moment = (iso: string): string => momentFormat.format(new Date(iso))

/** A message of the service as a sentence: with a capital letter, and an end. */
export const sentence = (message: string): string =>
  `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.:?!]$/.test(message) ? '' : '.'}`

/** A message without the requests of the API that it names in brackets: a person has the page for them. */
export const withoutRequests = (message: string): string =>
  message.replaceAll(/ \((?:GET|POST|PUT|DELETE) \/v1\/[^)]*\)/g, '')
