import { type ReactNode, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { CompanySearch } from '../components/company-search/company-search.tsx'
import { CompareTray } from '../components/comparison/tray.tsx'
import { KeysPanel } from './keys-panel.tsx'
import { Navigation } from './navigation.tsx'
import { Bell } from './notifications/bell.tsx'
import { NotificationPanel } from './notifications/panel.tsx'
import { useUnread } from './notifications/use-notifications.ts'
import { SchemeSwitch } from './scheme-switch.tsx'
import styles from './shell.module.css'
import { useKeys } from './use-keys.ts'
import { useOnline } from './use-online.ts'

/** What surrounds every page: the name, the search, the ways to elsewhere. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const [place] = useLocation()
  const online = useOnline()
  const [keysShown, showKeys] = useState(false)
  const unread = useUnread(!/^\/(join$|sign-in)/.test(place))
  const [notificationsShown, showNotifications] = useState(false)
  useKeys(
    useMemo(
      () => ({
        '/': () => document.querySelector<HTMLInputElement>('input[type="search"]')?.focus(),
        '?': () => showKeys(true),
      }),
      [],
    ),
  )
  return (
    <>
      <a className={styles['skip']} href="#content">
        Skip to the content
      </a>
      <header className={`${styles['header']} screen-only`}>
        <Link href="/" className={styles['name']}>
          Southerly
        </Link>
        <div className={styles['search']}>
          {/^\/($|join$|sign-in)/.test(place) ? null : <CompanySearch />}
        </div>
        <Navigation />
        <Bell unread={unread} onOpen={() => showNotifications(true)} />
        <SchemeSwitch />
      </header>
      {online ? null : (
        <p className={`${styles['offline']} screen-only`} role="status">
          You are offline. You can still read what is already loaded.
        </p>
      )}
      <main id="content" className={styles['main']} tabIndex={-1}>
        {children}
      </main>
      {/^\/(compare|join$|sign-in)/.test(place) ? null : <CompareTray />}
      <footer className={`${styles['footer']} screen-only`}>
        <span>Public government data only.</span>
        <Link href="/glossary">Glossary</Link>
        <a href="/docs">API reference</a>
        <button type="button" className={styles['plain']} onClick={() => showKeys(true)}>
          Keyboard <kbd>?</kbd>
        </button>
      </footer>
      <NotificationPanel
        opened={notificationsShown}
        unread={unread ?? 0}
        onClose={() => showNotifications(false)}
      />
      <KeysPanel opened={keysShown} onClose={() => showKeys(false)} />
    </>
  )
}
