import { Button } from '@mantine/core'
import { useState } from 'react'
import { SidePanel } from '../../../components/side-panel.tsx'
import { CommentsPanel } from './comments-panel.tsx'

/** Opens the comments on a requirement or a record in a drawer. */
export function CommentsButton({
  subject,
  about,
  open,
}: {
  readonly subject: string
  /** What they are about, for people. */
  readonly about: string
  /** How many wait for an answer. */
  readonly open: number
}) {
  const [opened, setOpened] = useState(false)
  const text = open === 0 ? 'Comment' : `${open} open ${open === 1 ? 'comment' : 'comments'}`
  return (
    <>
      <Button size="xs" variant="subtle" aria-label={`${text}: ${about}`} onClick={() => setOpened(true)}>
        {text}
      </Button>
      <SidePanel opened={opened} title={`Comments on ${about}`} onClose={() => setOpened(false)}>
        <CommentsPanel subject={subject} />
      </SidePanel>
    </>
  )
}
