import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Bill {
  serialNumber?: string
  metadata: { timestamp: string }
  components: { 'bom-ref': string }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

interface Lock {
  packages: Record<string, { version: string; dev?: boolean; devOptional?: boolean }>
}

/**
 * Returns the packages that are installed with Bezel, in CycloneDX 1.5, with their licences and digests. `npm sbom` writes
 * it, but its `--omit dev` also leaves out our own dependencies that a tool needs as well. So this takes the bill of all
 * packages, and the lock file says which of them are more than tools. The time is given, and the random id removed:
 * otherwise no two bills would be equal.
 */
export function billOfMaterials(folder: string, time: Date): string {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
  const bill = JSON.parse(
    execFileSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 }),
  ) as Bill
  delete bill.serialNumber
  bill.metadata.timestamp = time.toISOString()
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lock
  const installed = Object.entries(packages)
    .filter(([, { dev, devOptional }]) => !dev && !devOptional)
    .map(([path, { version }]) => `${path.replace(/.*node_modules\//, '')}@${version}`)
  bill.components = bill.components.filter((component) => installed.includes(component['bom-ref']))
  const kept = new Set(bill.components.map((component) => component['bom-ref']))
  const [root] = bill.dependencies
  bill.dependencies = bill.dependencies
    .filter((entry) => entry === root || kept.has(entry.ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) }))
  return JSON.stringify(bill, null, 1)
}
