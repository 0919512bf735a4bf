import { bookWords } from '../../domain/portfolio/book/fields.ts'
import type { Holding } from '../../domain/portfolio/holding.ts'
import { ServiceError } from '../../errors.ts'
import type { PortfolioKey } from '../../store/portfolios.ts'
import { requireAbn } from '../require-abn.ts'
import type { RecordAuthor } from '../tenancy/tenant-records.ts'
import { type PortfolioServices, putPortfolio, readPortfolio } from './saved.ts'

/** Which company a person says is meant: by all holdings of a name, or by one holding. */
export interface CompanyChoice {
  readonly name?: string | undefined
  readonly id?: string | undefined
  readonly abn: string
}

/** Gives holdings the companies that a person chose, in a new version. */
export async function chooseCompanies(
  services: PortfolioServices,
  key: PortfolioKey,
  {
    choices,
    ...author
  }: RecordAuthor & { readonly choices: readonly CompanyChoice[]; readonly dryRun: boolean },
): Promise<Awaited<ReturnType<typeof putPortfolio>> & { readonly chosen: number }> {
  const { name, balance_date, holdings, imported_from } = await readPortfolio(services.database, key)
  const byId = new Map<string, string>()
  const byName = new Map<string, string>()
  for (const [at, choice] of choices.entries()) {
    if ((choice.name === undefined) === (choice.id === undefined)) throw oneOfBoth(at)
    const abn = requireAbn(choice.abn)
    if (choice.id === undefined) byName.set(bookWords(choice.name!), abn)
    else byId.set(choice.id, abn)
  }
  const used = new Set<string>()
  let chosen = 0
  const next = holdings.map((holding, at): Holding => {
    const id = holding.id ?? String(at + 1)
    const words = holding.name === undefined ? undefined : bookWords(holding.name)
    const abn = byId.get(id) ?? (words === undefined ? undefined : byName.get(words))
    if (abn === undefined) return holding
    used.add(byId.has(id) ? id : words!)
    if (holding.abn === abn) return holding
    chosen += 1
    const { acn: _, ...others } = holding
    return { ...others, abn }
  })
  const unused = [...byId.keys(), ...byName.keys()].filter((one) => !used.has(one))
  if (unused.length > 0) throw notHeld(key.id, unused)
  const saved = await putPortfolio(services, key, {
    ...author,
    body: {
      name,
      balance_date: balance_date!,
      holdings: next,
      ...(imported_from === null ? {} : { imported_from }),
    },
  })
  return { ...saved, chosen }
}

const oneOfBoth = (at: number): ServiceError =>
  new ServiceError('validation_failed', `Choice ${at + 1} needs either a name or the id of a holding.`, {
    errors: [
      { pointer: `/choices/${at}`, code: 'validation_failed', message: 'needs `name` or `id`, not both' },
    ],
  })

const notHeld = (id: string, unused: readonly string[]): ServiceError =>
  new ServiceError(
    'validation_failed',
    `Portfolio ${id} has no holding ${unused
      .slice(0, 5)
      .map((one) => JSON.stringify(one))
      .join(', ')}.`,
    { hint: 'Nothing was saved. GET the portfolio for the names and ids of its holdings.' },
  )

/** ABN by the words of a name, as an import takes them. */
export const chosenNames = (
  choices: readonly { readonly name: string; readonly abn: string }[],
): ReadonlyMap<string, string> =>
  new Map(choices.map(({ name, abn }) => [bookWords(name), requireAbn(abn)] as const))
