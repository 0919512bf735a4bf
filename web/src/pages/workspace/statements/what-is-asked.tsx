import { useRequirements } from '../../data/requirements/use-requirements.ts'
import { useForm } from '../form/form-context.ts'
import { valueAt } from '../form/pointer.ts'
import { textOf } from '../form/schema.ts'
import { useWorkspace } from '../use-workspace.ts'
import styles from './beside-text.module.css'

/** What the paragraph asks in our own words, what an answer needs, and an example. */
export function WhatIsAsked({ pointer }: { readonly pointer: string }) {
  const { value } = useForm()
  const { readiness } = useWorkspace()
  const { data } = useRequirements({ version: readiness.standard.version })
  const id = textOf(valueAt(value, pointer))
  const asked = data?.find((one) => one.id === id)
  if (asked === undefined) return null
  const { title, data_needs: needs, applies_when: condition, example } = asked
  return (
    <div className={styles['beside']}>
      <p>
        <strong>What it asks:</strong> {title}.{condition === null ? null : ` Applies when: ${condition}.`}
      </p>
      {needs === null ? null : (
        <p>
          <strong>What an answer needs:</strong> {needs}.
        </p>
      )}
      {example === null ? null : (
        <details>
          <summary>Example of an invented company</summary>
          <blockquote>{example}</blockquote>
        </details>
      )}
    </div>
  )
}
