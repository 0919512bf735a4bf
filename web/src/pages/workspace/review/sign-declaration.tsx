import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { SidePanel } from '../../../components/side-panel.tsx'
import { moment } from '../../../format/words.ts'
import { useBundles } from '../bundles/use-bundles.ts'
import form from '../form/form.module.css'
import { useWorkspace } from '../use-workspace.ts'
import styles from './review.module.css'
import { type Review, useSign } from './use-review.ts'

/** Where a director signs the declaration over the newest bundle, and who has signed it. */
export function Declaration({ data }: { readonly data: Review }) {
  const { readiness } = useWorkspace()
  if (data.signed !== null)
    return (
      <p>
        {data.signed.name} signed the directors’ declaration on {moment(data.signed.at)}, over bundle{' '}
        {data.signed.bundle_id}.
      </p>
    )
  if (!data.moves.includes('sign')) return null
  return readiness.lacks_to_sign === null ? (
    <Sign />
  ) : (
    <p>A director cannot sign the declaration yet. {readiness.lacks_to_sign}</p>
  )
}

function Sign() {
  const [isOpen, setOpen] = useState(false)
  const [hasRead, setRead] = useState(false)
  const { abn, period } = useWorkspace()
  const newest = useBundles(abn, period).data?.[0]
  const sign = useSign()
  if (newest === undefined) return <p>Make a bundle of the approved period; a director signs over it.</p>
  return (
    <div className={`${styles['moves']} screen-only`}>
      <Button size="xs" onClick={() => setOpen(true)}>
        Sign the declaration
      </Button>
      <SidePanel opened={isOpen} title="Sign the directors’ declaration" onClose={() => setOpen(false)}>
        <div className={form['form']}>
          <p>
            You sign bundle {newest.artifact_id}, made on {moment(newest.made_at)}. Its hash is{' '}
            <code>{newest.sha256}</code>.
          </p>
          <Checkbox
            label="I have read this bundle, and sign the declaration as a director."
            checked={hasRead}
            onChange={({ currentTarget }) => setRead(currentTarget.checked)}
          />
          {sign.error === null ? null : <ProblemMessage error={sign.error} />}
          <div className={form['choiceButtons']}>
            <Button
              disabled={!hasRead}
              loading={sign.isPending}
              onClick={() =>
                sign.mutate(
                  { bundle: newest.artifact_id, sha256: newest.sha256 },
                  { onSuccess: () => setOpen(false) },
                )
              }
            >
              Sign
            </Button>
            <Button variant="default" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
        </div>
      </SidePanel>
    </div>
  )
}
