import { Link } from 'wouter'
import { useCurrentCompany } from './company-context.ts'
import styles from './header.module.css'

/** Companies that are in a relation to this one, each with its page: who reports for it, and who may be the same business. */
export function Relations() {
  const { entity } = useCurrentCompany().profile
  const groups = [
    { title: 'Its facilities are reported by', companies: entity?.reported_by ?? [] },
    { title: 'May be the same business under another ABN', companies: entity?.suggestions ?? [] },
  ].filter(({ companies }) => companies.length > 0)
  if (groups.length === 0) return null
  return (
    <dl className={styles['relations']}>
      {groups.map(({ title, companies }) => (
        <div key={title}>
          <dt>{title}</dt>
          {companies.map(({ abn, display_name: name, reason, first_year, last_year }) => (
            <dd key={abn}>
              <Link href={`/companies/${abn}`}>{name}</Link>, {first_year} to {last_year}: {reason}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
