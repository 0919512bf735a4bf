import { Link } from 'wouter'
import { abnText, date, periodText } from '../../format/words.ts'
import { PERIODS } from './periods.ts'
import { useAsked, useWorkspace } from './use-workspace.ts'
import styles from './workspace.module.css'

const VERSIONS = [
  { value: '', label: 'Current' },
  { value: '2024-09', label: '2024-09' },
  { value: '2025-12', label: '2025-12, early' },
] as const

/** Whose report it is, for which period, under which version of the standard. */
export function WorkspaceHeader() {
  const { abn, readiness } = useWorkspace()
  const [asked, change] = useAsked()
  const { name, period, standard } = readiness
  const shown = `${period.start}/${period.end}`
  const known = PERIODS.find(({ days }) => days === shown)
  return (
    <header className={styles['header']}>
      <div>
        <p className={styles['kicker']}>Climate disclosure</p>
        <h1>
          <Link href={`/companies/${abn}`}>{name ?? abnText(abn)}</Link>
        </h1>
        <p className={styles['facts']}>
          ABN {abnText(abn)} · {date(period.start)} to {date(period.end)} · AASB S2, version{' '}
          {standard.version}
        </p>
      </div>
      <div className={`${styles['pickers']} screen-only`}>
        <label>
          Period
          <select
            value={known?.value ?? shown}
            onChange={({ currentTarget }) => change({ period: currentTarget.value })}
          >
            {known === undefined ? <option value={shown}>{periodText(shown)}</option> : null}
            {PERIODS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          Standard
          <select
            value={asked.standardVersion ?? ''}
            onChange={({ currentTarget }) => {
              const version = VERSIONS.find(({ value }) => value === currentTarget.value)?.value
              change({
                standardVersion: version === '' ? undefined : version,
                earlyAdoption: version === '2025-12',
              })
            }}
          >
            {VERSIONS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
    </header>
  )
}
