import type { Schema } from '../../../api/client.ts'
import { exact } from '../../../format/numbers.ts'
import { date, words } from '../../../format/words.ts'
import styles from '../settings.module.css'

type Limits = Schema<'Limits'>

type Fact = readonly [title: string, value: string]

const LIMITS: readonly (readonly [name: keyof Limits, title: string])[] = [
  ['requests_per_minute', 'Requests a minute'],
  ['requests_in_flight', 'Requests at the same time'],
  ['items_per_month', 'Items a month'],
  ['bundles_per_month', 'Bundles a month'],
  ['webhooks', 'Webhooks'],
  ['history_years', 'Years of history'],
]

/** The tenant, the person or key that the session stands for, and the limits of the plan with what is left of them. */
export function Account({ me }: { readonly me: Schema<'Me'> }) {
  const facts: readonly Fact[] = [
    ['Tenant', `${me.tenant.name} (${me.tenant.id})`],
    ['Plan', words(me.plan)],
    ...(me.member === null ? [] : personFacts(me.member)),
    ...(me.key === null ? [] : [keyFact(me.key)]),
    ['May', me.scopes.join(', ')],
    ['Packs', me.packs.join(', ')],
  ]
  return (
    <div className={styles['columns']}>
      <section className={styles['part']}>
        <h2>Account</h2>
        <dl className={styles['facts']}>
          {facts.map(([title, value]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles['part']}>
        <h2>Limits</h2>
        <dl className={styles['facts']}>
          {LIMITS.map(([name, title]) => (
            <div key={name}>
              <dt>{title}</dt>
              <dd>{me.limits[name] === null ? 'No limit' : exact(me.limits[name])}</dd>
            </div>
          ))}
          {me.remaining.items_this_month === null ? null : (
            <div>
              <dt>Items left this month</dt>
              <dd>{exact(me.remaining.items_this_month)}</dd>
            </div>
          )}
        </dl>
      </section>
    </div>
  )
}

const personFacts = ({ name, roles }: NonNullable<Schema<'Me'>['member']>): readonly Fact[] => [
  ['You', name],
  ...roles.map(({ role, may }): Fact => [`As ${role}`, may]),
]

const keyFact = ({ id, mode, expires_at }: NonNullable<Schema<'Me'>['key']>): Fact => [
  'Key of this session',
  `${id}, ${mode}, ${expires_at === null ? 'without an end' : `until ${date(expires_at)}`}`,
]
