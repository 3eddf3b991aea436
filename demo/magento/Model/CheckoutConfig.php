<?php

declare(strict_types=1);

namespace Bezel\Storefront\Model;

use Magento\Checkout\Model\CompositeConfigProvider;
use Magento\Checkout\Model\Session;
use Magento\Customer\Model\Context as CustomerContext;
use Magento\Framework\App\Http\Context;
use Magento\Store\Model\StoreManagerInterface;

/**
 * What Magento's checkout prints as `window.checkoutConfig`.
 */
class CheckoutConfig
{
    /**
     * @var CompositeConfigProvider
     */
    private $configProvider;

    /**
     * @var Session
     */
    private $session;

    /**
     * @var Context
     */
    private $context;

    /**
     * @var StoreManagerInterface
     */
    private $storeManager;

    /**
     * @param CompositeConfigProvider $configProvider
     * @param Session $session
     * @param Context $context
     * @param StoreManagerInterface $storeManager
     */
    public function __construct(
        CompositeConfigProvider $configProvider,
        Session $session,
        Context $context,
        StoreManagerInterface $storeManager
    ) {
        $this->configProvider = $configProvider;
        $this->session = $session;
        $this->context = $context;
        $this->storeManager = $storeManager;
    }

    /**
     * Without a cart Magento's providers throw, so that answer has only what is known without one.
     *
     * @return array
     */
    public function read(): array
    {
        if ($this->session->getQuote()->getId()) {
            return $this->configProvider->getConfig();
        }
        return [
            'quoteData' => [],
            'quoteItemData' => [],
            'totalsData' => [],
            'isCustomerLoggedIn' => (bool)$this->context->getValue(CustomerContext::CONTEXT_AUTH),
            'storeCode' => $this->storeManager->getStore()->getCode(),
        ];
    }
}
