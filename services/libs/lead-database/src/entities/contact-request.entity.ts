import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A contact request, in exactly the columns of the specification; `leads` holds the whole of it. */
@Entity('contact_requests')
export class ContactRequestEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('text', { name: 'first_name' })
  firstName!: string;

  @Column('text', { name: 'last_name' })
  lastName!: string;

  @Column('text')
  email!: string;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('text', { nullable: true })
  course!: string | null;

  @Column('text', { nullable: true })
  message!: string | null;

  /** When the lead was received. The column has no time zone, as specified; it holds UTC. */
  @Index('contact_requests_created_at')
  @Column({ type: 'timestamp', name: 'created_at', default: () => "timezone('UTC', now())" })
  createdAt!: Date;
}
