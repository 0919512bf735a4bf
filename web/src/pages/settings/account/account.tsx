import type { Schema } from '../../../api/client.ts'
import { type Fact, Facts } from '../../../components/facts.tsx'
import { exact } from '../../../format/numbers.ts'
import { date, words } from '../../../format/words.ts'
import { namesOf, PACKS, SCOPES } from '../keys/scopes.ts'
import styles from '../settings.module.css'

type Limits = Schema<'Limits'>

const LIMITS: readonly (readonly [name: keyof Limits, title: string])[] = [
  ['requests_per_minute', 'Requests a minute'],
  ['requests_in_flight', 'Requests at the same time'],
  ['items_per_month', 'Items a month'],
  ['bundles_per_month', 'Bundles a month'],
  ['webhooks', 'Webhooks'],
  ['history_years', 'Years of history'],
  ['evidence_mb', 'Evidence files, MB'],
]

/** The tenant, the person or key that the session stands for, and the limits of the plan with what is left of them. */
export function Account({ me }: { readonly me: Schema<'Me'> }) {
  const facts: readonly Fact[] = [
    ['Tenant', `${me.tenant.name} (${me.tenant.id})`],
    ['Plan', words(me.plan)],
    ...(me.member === null ? [] : personFacts(me.member)),
    ...(me.key === null ? [] : [keyFact(me.key)]),
    ...(me.member === null ? [['Permissions', namesOf(me.scopes, SCOPES)] as const] : []),
    ['Packs', namesOf(me.packs, PACKS)],
  ]
  const limits: readonly Fact[] = [
    ...LIMITS.map(
      ([name, title]): Fact => [title, me.limits[name] === null ? 'No limit' : exact(me.limits[name])],
    ),
    [
      'Items left this month',
      me.remaining.items_this_month === null ? null : exact(me.remaining.items_this_month),
    ],
  ]
  return (
    <div className={styles['columns']}>
      <section className={styles['part']}>
        <h2>Account</h2>
        <Facts facts={facts} />
      </section>
      <section className={styles['part']}>
        <h2>Limits</h2>
        <Facts facts={limits} />
      </section>
    </div>
  )
}

/** Where the code says less than the name on the page of people. */
const ROLE_NAMES: Readonly<Record<string, string>> = { operator: 'Data operator', admin: 'Administrator' }

const personFacts = ({ name, roles }: NonNullable<Schema<'Me'>['member']>): readonly Fact[] => [
  ['Signed in as', name],
  ['Roles', roles.map(({ role }) => ROLE_NAMES[role] ?? words(role)).join(', ')],
]

const keyFact = ({ id, mode, expires_at }: NonNullable<Schema<'Me'>['key']>): Fact => [
  'Key of this session',
  `${id}, ${mode}, ${expires_at === null ? 'no expiry' : `until ${date(expires_at)}`}`,
]
