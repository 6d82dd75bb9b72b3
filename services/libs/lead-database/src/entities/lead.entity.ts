import { type LeadKind, type LeadPayload, leadKinds } from '@school/contracts';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Every lead of every kind, as it was accepted. */
@Entity('leads')
@Check('leads_kind', `kind IN (${leadKinds.map((kind) => `'${kind}'`).join(', ')})`)
export class LeadEntity {
  /** Assigned when the lead is accepted. Because it is the primary key, storing a lead is idempotent. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  kind!: LeadKind;

  /** Not unique: it holds 40 bits of the id, and a collision must not refuse a lead. */
  @Index('leads_reference')
  @Column('text')
  reference!: string;

  @Index('leads_received_at')
  @Column({ type: 'timestamptz', name: 'received_at' })
  receivedAt!: Date;

  @Column({ type: 'timestamptz', name: 'stored_at', default: () => 'now()', insert: false })
  storedAt!: Date;

  @Column('text', { nullable: true })
  origin!: string | null;

  @Column('text', { name: 'consent_version' })
  consentVersion!: string;

  @Column('text', { name: 'consent_given', array: true })
  consentGiven!: string[];

  /** Signs of a robot; a lead with any of them goes to the office `verifica`. */
  @Column('text', { array: true })
  suspicion!: string[];

  /** The phone number as `phoneKey` normalises it, to be searched. */
  @Index('leads_phone_key')
  @Column('text', { name: 'phone_key', nullable: true, select: false })
  phoneKey!: string | null;

  @Column('jsonb')
  payload!: LeadPayload;
}
