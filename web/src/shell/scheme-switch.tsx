import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'

/** Light or dark; until it is pressed the system decides. */
export function SchemeSwitch() {
  const scheme = useComputedColorScheme('light')
  const { setColorScheme } = useMantineColorScheme()
  const other = scheme === 'light' ? 'dark' : 'light'
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={`Switch to ${other}`}
      title={`Switch to ${other}`}
      onClick={() => setColorScheme(other)}
    >
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
        <circle cx="9" cy="9" r="6.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M9 2.5a6.5 6.5 0 0 1 0 13z" fill="currentColor" />
      </svg>
    </ActionIcon>
  )
}
