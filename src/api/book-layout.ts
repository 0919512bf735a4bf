import type { BookLayout } from '../domain/portfolio/book/fields.ts'
import { ServiceError } from '../errors.ts'
import { compileCheck } from './platform/request/check.ts'
import { BookLayoutBody } from './schemas/book-layout.ts'

const checkLayout = compileCheck(BookLayoutBody, 'query')

/** What a caller says about the columns of a book, as JSON. */
export function requireLayout(text: string | undefined): BookLayout {
  if (text === undefined) return {}
  const refused = (message: string, received: string) =>
    new ServiceError('invalid_parameter', `The layout cannot be used: ${message}.`, {
      errors: [{ parameter: 'layout', code: 'invalid_parameter', message, received }],
      hint: 'Such as {"columns":{"Limit":null},"fixed":{"asset_class":"business_loan"}}.',
    })
  let layout: unknown
  try {
    layout = JSON.parse(text)
  } catch {
    throw refused('it is not JSON', text.slice(0, 100))
  }
  if (typeof layout !== 'object' || layout === null || Array.isArray(layout))
    throw refused('it is not a JSON object', text.slice(0, 100))
  const [first] = checkLayout(layout)
  if (first !== undefined)
    throw refused(`${first.fault.pointer ?? ''} ${first.fault.message}`.trim(), text.slice(0, 100))
  const { columns = {} } = layout as BookLayout
  const fields = Object.values(columns).filter((field) => field !== null)
  const twice = fields.find((field, at) => fields.indexOf(field) !== at)
  if (twice !== undefined) throw refused(`two columns cannot both be ${twice}`, text.slice(0, 100))
  return layout
}
