import { useState } from 'react'
import { Loaded } from '../../../components/loaded.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import styles from './ledger.module.css'
import { type Line, useExplanation } from './use-ledger.ts'

/** From the quantity of a line to its tonnes, with where each factor is printed and who entered the line. */
export function LineSteps({ line }: { readonly line: Line }) {
  const [isOpen, setOpen] = useState(false)
  const explained = useExplanation(line.id, isOpen)
  return (
    <details className={styles['steps']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Steps and sources</summary>
      {isOpen ? (
        <Loaded query={explained} skeleton={<Skeleton height={60} />}>
          {({ data: { quantity, conversion, parts } }) => (
            <ol>
              <li>
                {quantity}
                <small>{sourceOf(line)}</small>
              </li>
              {conversion === null ? null : (
                <li>
                  {conversion.text}
                  {conversion.content === null ? null : (
                    <small>Energy content or density: {conversion.content}</small>
                  )}
                </li>
              )}
              {parts.map((part) => (
                <li key={`${part.scope} ${part.row_id}`}>
                  Scope {part.scope}: {part.text}
                  <small>
                    {part.row_id}: {part.printed}
                  </small>
                </li>
              ))}
            </ol>
          )}
        </Loaded>
      ) : null}
    </details>
  )
}

const sourceOf = ({ document, authored_by: author, authored_at: at }: Line): string =>
  [
    document === undefined
      ? 'No document is named'
      : [document.name, document.place].filter((one) => one !== undefined).join(', '),
    `entered by ${author} on ${at.slice(0, 10)}`,
  ].join('; ')
