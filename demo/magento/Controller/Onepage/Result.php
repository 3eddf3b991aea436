<?php

declare(strict_types=1);

namespace Bezel\Storefront\Controller\Onepage;

use Magento\Framework\App\Action\HttpGetActionInterface;
use Magento\Framework\View\Result\Page;
use Magento\Framework\View\Result\PageFactory;

/**
 * GET /checkout/onepage/result: the page that tells how a payment stands which is neither accepted nor refused yet.
 * Its layout has the island `order-result` where the checkout is ours.
 */
class Result implements HttpGetActionInterface
{
    /**
     * @var PageFactory
     */
    private $pageFactory;

    /**
     * @param PageFactory $pageFactory
     */
    public function __construct(PageFactory $pageFactory)
    {
        $this->pageFactory = $pageFactory;
    }

    /**
     * @inheritdoc
     */
    public function execute(): Page
    {
        return $this->pageFactory->create();
    }
}
