import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'

/** Copies a text and says so for a moment. A long text is made only when it is asked for. */
export function CopyButton({
  text,
  children,
}: {
  readonly text: string | (() => string)
  readonly children: ReactNode
}) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'refused'>('idle')
  useEffect(() => {
    if (outcome === 'idle') return undefined
    const timer = setTimeout(() => setOutcome('idle'), 2000)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = (): void => {
    navigator.clipboard.writeText(typeof text === 'string' ? text : text()).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    )
  }
  return (
    <Button variant="default" size="xs" onClick={copy} aria-live="polite">
      {outcome === 'copied' ? 'Copied' : outcome === 'refused' ? 'Copying was blocked' : children}
    </Button>
  )
}
