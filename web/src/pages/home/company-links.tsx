import { Link } from 'wouter'
import styles from './home.module.css'

/** A short list of companies to open. */
export function CompanyLinks({
  title,
  companies,
}: {
  readonly title: string
  readonly companies: readonly { readonly abn: string; readonly name: string; readonly why: string }[]
}) {
  return (
    <section className={styles['list']}>
      <h2>{title}</h2>
      <ul>
        {companies.map(({ abn, name, why }) => (
          <li key={abn}>
            <Link href={`/companies/${abn}`}>{name}</Link>
            <span>{why}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
