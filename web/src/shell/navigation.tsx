import { Link, useLocation } from 'wouter'
import { PAGES } from '../pages.tsx'
import styles from './shell.module.css'

/** Pages that are tabs of another one. */
const TABS: Readonly<Record<string, string>> = {
  '/periods': '/work',
  '/sectors': '/explore',
  '/facilities': '/explore',
  '/compare': '/explore',
}

/** Links to the pages that the table of pages names for it. */
export function Navigation() {
  const [location] = useLocation()
  const place = location.startsWith('/monitoring')
    ? '/work'
    : (TABS[location.replace(/^(\/sectors|\/facilities)\/.*/, '$1')] ?? location)
  return (
    <nav className={styles['navigation']} aria-label="Pages">
      {PAGES.filter((page) => page.navigation !== undefined).map(({ path, navigation }) => (
        <Link key={path} href={path} aria-current={`${place}/`.startsWith(`${path}/`) ? 'page' : undefined}>
          {navigation}
        </Link>
      ))}
    </nav>
  )
}
