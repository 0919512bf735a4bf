import { SidePanel } from '../components/side-panel.tsx'
import styles from './shell.module.css'

const KEYS: readonly (readonly [key: string, what: string])[] = [
  ['/', 'Search for a company'],
  ['↑ ↓', 'Choose a result'],
  ['Enter', 'Open'],
  ['Esc', 'Close a panel, or leave the search'],
  ['n p', 'Next or previous number of a challenged report'],
  ['?', 'Show these keys'],
]

export function KeysPanel({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  return (
    <SidePanel opened={opened} title="Keyboard" onClose={onClose}>
      <dl className={styles['keys']}>
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </SidePanel>
  )
}
