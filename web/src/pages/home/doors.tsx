import { Link } from 'wouter'
import styles from './home.module.css'

/** What can be done here besides looking at one company. */
const DOORS = [
  {
    href: '/workspace',
    name: 'Prepare a disclosure',
    what: 'see what AASB S2 still requires and produce a signed evidence bundle',
  },
  { href: '/portfolio', name: 'Screen a portfolio', what: 'paste ABNs, compare companies, export the table' },
  { href: '/factors', name: 'Look up emission factors', what: 'every edition, with a calculator' },
  { href: '/data', name: 'See the data', what: 'sources, releases, and what changed' },
  { href: '/docs', name: 'Use the API', what: 'the same answers for programs and agents', isFile: true },
] as const

export function Doors() {
  return (
    <section className={styles['list']}>
      <h2>What else you can do</h2>
      <ul>
        {DOORS.map(({ href, name, what, ...door }) => (
          <li key={href}>
            {'isFile' in door ? <a href={href}>{name}</a> : <Link href={href}>{name}</Link>}
            <span>{what}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
