import { readFile } from 'node:fs/promises'
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { Plugin } from 'vite'

const MODULE = 'virtual:australia'
/** ISO 3166-1 numeric. */
const AUSTRALIA = '036'
/** Islands beyond these bounds (Macquarie, Christmas, Cocos, Lord Howe) would shrink the mainland to a third. */
const BOUNDS = { west: 112, east: 154.5, south: -44.5, north: -9 }

type Ring = readonly (readonly [longitude: number, latitude: number])[]

/** Provides the outline of Australia (Natural Earth, public domain) as rings of degrees with two decimals. */
export const australia = (): Plugin => ({
  name: 'southerly-australia',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  async load(id) {
    if (id !== `\0${MODULE}`) return undefined
    return `export const RINGS = ${JSON.stringify(await readRings())}`
  },
})

async function readRings(): Promise<Ring[]> {
  const file = new URL(import.meta.resolve('world-atlas/countries-50m.json'))
  const world = JSON.parse(await readFile(file, 'utf8')) as Parameters<typeof feature>[0]
  const countries = world.objects['countries']
  if (countries?.type !== 'GeometryCollection')
    throw new Error('world-atlas holds no collection of countries')
  const found = countries.geometries.find((geometry) => geometry.id === AUSTRALIA)
  if (found === undefined) throw new Error('world-atlas holds no Australia')
  const { geometry } = feature(world, found) as Feature<Polygon | MultiPolygon>
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  return polygons.map(([outer = []]) => outer.map(toDegrees)).filter((ring) => ring.every(isNear))
}

const toDegrees = ([longitude = 0, latitude = 0]: Position): readonly [number, number] => [
  Math.round(longitude * 100) / 100,
  Math.round(latitude * 100) / 100,
]

const isNear = ([longitude, latitude]: readonly [number, number]): boolean =>
  longitude > BOUNDS.west && longitude < BOUNDS.east && latitude > BOUNDS.south && latitude < BOUNDS.north
