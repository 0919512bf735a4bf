import { Link } from 'wouter'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { exact } from '../../../format/numbers.ts'
import { abnText, words } from '../../../format/words.ts'
import styles from '../desk.module.css'
import type { DeskFile } from '../use-desk.ts'

type EffectsOf = NonNullable<DeskFile['effects']>

/** So many effects are seen at a glance; a withdrawn year has a hundred, and the decision is below them. */
const SHOWN_AT_ONCE = 10

/** What a load or another change does to the answers: first what looks wrong, then what takes whose place, then company by company. */
export function Effects({ effects, title }: { readonly effects: EffectsOf; readonly title: string }) {
  const { looks_wrong, warnings, changed, companies_compared } = effects
  return (
    <section className={styles['part']}>
      <h2>{title}</h2>
      {looks_wrong.length === 0 ? null : (
        <div className={styles['wrong']}>
          <h3>
            {looks_wrong.length === 1 ? 'One effect looks wrong' : `${looks_wrong.length} effects look wrong`}
          </h3>
          <SuspectEffects effects={looks_wrong.slice(0, SHOWN_AT_ONCE)} />
          {looks_wrong.length <= SHOWN_AT_ONCE ? null : (
            <details>
              <summary>{exact(looks_wrong.length - SHOWN_AT_ONCE)} more</summary>
              <SuspectEffects effects={looks_wrong.slice(SHOWN_AT_ONCE)} />
            </details>
          )}
        </div>
      )}
      {warnings.length === 0 ? null : (
        <ul>
          {warnings.map(({ code, release, message }) => (
            <li key={`${code} ${release}`}>{message}</li>
          ))}
        </ul>
      )}
      <p>
        {companies_compared === 0
          ? 'No company’s answers use it yet.'
          : `We compared the answers for ${exact(companies_compared)} companies before and after. ${
              changed.length === 0 ? 'None change.' : `${exact(changed.length)} change.`
            }`}
      </p>
      {changed.length === 0 ? null : <Companies effects={effects} />}
    </section>
  )
}

const SuspectEffects = ({ effects }: { readonly effects: EffectsOf['looks_wrong'] }) => (
  <ul>
    {effects.map(({ kind, abn, message }) => (
      <li key={`${kind} ${message}`}>
        {message} {abn === null ? null : <Link href={`/companies/${abn}`}>The company as it is now</Link>}
      </li>
    ))}
  </ul>
)

/** Companies with an effect that looks wrong first, then those of which something can be told, then those on new inputs alone. */
function Companies({ effects: { changed, looks_wrong } }: { readonly effects: EffectsOf }) {
  const suspect = new Set(looks_wrong.map(({ abn }) => abn))
  const rank = ({ abn, changes }: EffectsOf['changed'][number]): number =>
    suspect.has(abn) ? 0 : changes.length > 0 ? 1 : 2
  const ordered = changed.toSorted((a, b) => rank(a) - rank(b))
  return (
    <ScrollTable label="Companies that change" stacked>
      <thead>
        <tr>
          <th scope="col">Company</th>
          <th scope="col">What changes</th>
          <th scope="col">Parts that use it</th>
        </tr>
      </thead>
      <tbody>
        {ordered.map(({ abn, name, blocks, changes }) => (
          <tr key={abn}>
            <th scope="row" className={styles['wide']}>
              <Link href={`/companies/${abn}`}>{name ?? abnText(abn)}</Link>
              <small>{abnText(abn)}</small>
            </th>
            <td className={styles['wide']} data-label="What changes">
              {changes.length === 0 ? 'Its inputs changed, but no reported figure did.' : changes.join(' ')}
            </td>
            <td data-label="Parts that use it">{blocks.map((block) => words(block)).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
