import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { PAGES } from '../pages.tsx'
import styles from './shell.module.css'

/** Pages that are tabs of another one. */
const TABS: Readonly<Record<string, string>> = {
  '/periods': '/work',
  '/sectors': '/explore',
  '/facilities': '/explore',
  '/compare': '/explore',
  '/portfolios': '/portfolio',
  '/portfolio-import': '/portfolio',
}

/** Links to the pages that the table of pages names for it. */
export function Navigation() {
  const [location] = useLocation()
  const place = /^\/(monitoring|challenges)/.test(location)
    ? '/work'
    : (TABS[location.replace(/^(\/sectors|\/facilities|\/portfolios)\/.*/, '$1')] ?? location)
  const links = useRef<HTMLElement>(null)
  // On a phone the links scroll sideways, and the page that is open may be beyond the edge.
  useEffect(() => showCurrent(links.current, `[href="/${place.split('/')[1]}"]`), [place])
  return (
    <nav ref={links} className={styles['navigation']} aria-label="Pages">
      {PAGES.filter((page) => page.navigation !== undefined).map(({ path, navigation }) => (
        <Link key={path} href={path} aria-current={`${place}/`.startsWith(`${path}/`) ? 'page' : undefined}>
          {navigation}
        </Link>
      ))}
    </nav>
  )
}

function showCurrent(links: HTMLElement | null, selector: string): void {
  const link = links?.querySelector<HTMLElement>(selector)
  if (links === null || link === null || link === undefined) return
  links.scrollLeft = link.offsetLeft - links.offsetLeft - (links.clientWidth - link.offsetWidth) / 2
}
