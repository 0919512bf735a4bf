import { pillarsOf } from '../../../components/by-pillar/pillars-of.ts'
import { words } from '../../../format/words.ts'
import { toDoAddress, useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'
import { STATUSES, useChoice } from './choice.ts'

/** Choices whose code says too little. */
const NAMES: Readonly<Record<string, string>> = { gates: 'Mandatory items', open: 'Not complete' }

/** Narrows the list of requirements, and hands out what is open as a file. */
export function RequirementFilters({ shown }: { readonly shown: number }) {
  const { abn, asked, readiness } = useWorkspace()
  const [choice, choose] = useChoice()
  return (
    <div className={`${styles['filters']} screen-only`}>
      <Select
        label="Pillar"
        value={choice.pillar}
        options={pillarsOf(readiness.rows)}
        onChange={(pillar) => choose({ pillar })}
      />
      <Select
        label="Status"
        value={choice.status}
        options={Object.keys(STATUSES)}
        onChange={(status) => choose({ status })}
      />
      <label>
        Find
        <input
          type="text"
          value={choice.find}
          placeholder="29(a), scenario…"
          onChange={(event) => choose({ find: event.currentTarget.value })}
        />
      </label>
      <p role="status">
        {shown} of {readiness.rows.length}
      </p>
      <p className={styles['exports']}>
        To-do list:{' '}
        <a href={toDoAddress(abn, asked, 'csv')} download="to-do.csv">
          CSV
        </a>{' '}
        <a href={toDoAddress(abn, asked, 'markdown')} download="to-do.md">
          Markdown
        </a>
      </p>
    </div>
  )
}

function Select({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string
  readonly value: string
  readonly options: readonly string[]
  readonly onChange: (value: string) => void
}) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">All</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {NAMES[option] ?? words(option)}
          </option>
        ))}
      </select>
    </label>
  )
}
