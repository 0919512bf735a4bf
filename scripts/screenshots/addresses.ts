import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../run-program.ts'
import type { Prepared } from './prepare.ts'

const AGL = '74115061375'

/** What an address shows: examples of a page with parameters, and further views of a page. */
const EXAMPLES: Readonly<Record<string, (known: Prepared) => readonly string[]>> = {
  '/companies/:abn': () => [`/companies/${AGL}`, '/companies/10000000000', '/companies/74115061376'],
  '/explore': () => ['/explore', '/explore?view=totals', '/explore?view=spread', '/explore?view=changes'],
  '/sectors/:code': () => ['/sectors/B', '/sectors/no-such-sector'],
  '/facilities/:name': () => [
    '/facilities/gorgon-operations',
    '/facilities/bayswater-power-station',
    '/facilities/no-such-facility',
  ],
  '/compare': () => ['/compare', `/compare?abn=${AGL}&abn=30000051696&abn=49004028077`],
  '/challenges/:id': ({ challenge }) => [`/challenges/${challenge}`, '/challenges/chl_0000000000000000'],
  '/monitoring/webhooks/:id': ({ webhook }) => [`/monitoring/webhooks/${webhook}`],
  '/workspace/:abn/:section?': ({ workspace }) => WORKSPACE_PARTS.map((part) => workspace(part)),
  '/portfolio': () => ['/portfolio', `/portfolio#abn=${AGL},30000051696,49004028077,88000014675`],
  '/portfolios/:id': () => ['/portfolios/lending-book', '/portfolios/no-such-portfolio'],
  '/factors': () => ['/factors', '/factors?view=sheet', '/factors?view=calculation'],
  '/factors/:id': ({ factor }) => [`/factors/${factor}`],
  '/data/:slug': () => ['/data/au_cer_nger_corporate', '/data/no-such-dataset'],
  '/desk/files/:id': ({ deskFile }) => [`/desk/files/${deskFile}`],
  '/desk/changes/:id': () => ['/desk/changes/unknown'],
  '/sign-in/callback': () => ['/sign-in/callback'],
}

const WORKSPACE_PARTS = [
  '',
  '/targets',
  '/boundary',
  '/ledger',
  '/electricity',
  '/sites',
  '/risks',
  '/scenarios',
  '/statements',
  '/import',
  '/evidence',
  '/review',
  '/paper',
  '/bundles',
] as const

/** The addresses of every page of the web app, from its own table: a page without an example stops the run. */
export function addressesOf(known: Prepared): readonly string[] {
  const table = readFileSync(path.join(ROOT, 'web/src/pages.tsx'), 'utf8')
  const paths = [...table.matchAll(/^ {2}page\('([^']+)'/gm)].map(([, one]) => one ?? '')
  if (paths.length === 0) throw new Error('web/src/pages.tsx lists no page')
  return [...paths.flatMap((one) => examplesOf(one, known)), '/no/such/page']
}

function examplesOf(one: string, known: Prepared): readonly string[] {
  const examples = EXAMPLES[one]?.(known)
  if (examples !== undefined) return examples
  if (one.includes(':')) throw new Error(`${one} of web/src/pages.tsx has no example in addresses.ts`)
  return [one]
}
