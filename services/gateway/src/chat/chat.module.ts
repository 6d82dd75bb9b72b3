import { Module } from '@nestjs/common';
import { QUEUES } from '@school/contracts';
import { QueuesModule } from '@school/platform';
import { ChatFeedback } from './chat-feedback.js';
import { ChatReplies } from './chat-replies.js';
import { ChatRequests } from './chat-requests.js';
import { ChatController } from './chat.controller.js';

@Module({
  imports: [QueuesModule.forProducer(QUEUES.chat)],
  controllers: [ChatController],
  providers: [ChatFeedback, ChatReplies, ChatRequests],
})
export class ChatModule {}
